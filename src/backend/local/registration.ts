import { BackendError, type SignIn } from '#backend/port/backend.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Registration } from '#domain/accounts/registration.ts';
import { foldUsername, guestUsername } from '#domain/accounts/username.ts';
import type { MailLanguage } from '#domain/notices/mail-language.ts';
import type { Instant } from '#domain/time.ts';
import { accountOf, foldEmail, isUsernameFree, memberExists } from './accounts.ts';
import { mailCode, mailOwner, mintCode } from './action-codes.ts';
import type { Context } from './context.ts';
import { NOTICES, type StoreName, type Transaction } from './database.ts';
import { loadTelling } from './notices.ts';
import { hashPassword } from './passwords.ts';
import { newSession } from './sessions.ts';

export function localRegistration(
  context: Context,
): Pick<SignIn, 'register' | 'signInAsGuest' | 'upgradeGuest'> {
  const { store, member, crypto, now, language, passwordIterations } = context;

  return {
    async register(registration, { languages }) {
      const credential = await hashPassword(crypto, registration.password, passwordIterations);
      const code = await mintCode(crypto, 'verifyEmail');
      const codeOfOwner = await mintCode(crypto, 'resetPassword');
      const email = foldEmail(registration.email);
      const account = newAccount(registration, email, crypto.randomUUID(), now(), language);
      const { uid, username, upline, firstName } = account;
      const { tellUpline } = await loadTelling();
      const scope = {
        writes: ['accounts', 'usernames', 'credentials', 'actionCodes', 'mails', ...NOTICES],
        reads: ['tombstones'],
      } as const;

      await store.write(scope, async (transaction) => {
        // Check the upline before the username exists: members cannot be their own upline.
        await assertUplineExists(transaction, upline);
        await assertUsernameIsFree(transaction, username);
        if (await mailOwner(context, transaction, codeOfOwner, email, { languages })) return;
        await openAccount(transaction, account);
        await tellUpline(transaction, account);
        await transaction.objectStore('credentials').add(credential, uid);
        await mailCode(context, transaction, code, { uid, email, to: email, firstName, languages });
      });
    },

    async signInAsGuest(upline) {
      const account = newGuest(context, foldUsername(upline));
      const { uid, username } = account;
      const session = newSession(context, uid);
      const { tellUpline } = await loadTelling();
      const writes = ['accounts', 'usernames', 'session', ...NOTICES] as const;
      const scope = { writes, reads: ['tombstones'] } as const;
      await store.write(scope, async (transaction) => {
        await assertUplineExists(transaction, account.upline);
        await assertUsernameIsFree(transaction, username);
        await openAccount(transaction, account);
        await tellUpline(transaction, account);
        await transaction.objectStore('session').put(session, 'current');
      });
      member.attach('current', session);
    },

    async upgradeGuest({ password, ...given }, { languages }) {
      const credential = await hashPassword(crypto, password, passwordIterations);
      const code = await mintCode(crypto, 'verifyEmail');
      const codeOfOwner = await mintCode(crypto, 'resetPassword');
      const email = foldEmail(given.email);
      const username = foldUsername(given.username);
      const { firstName, lastName, phoneNumber, country } = given;
      const scope = { writes: ['accounts', 'usernames', 'credentials', 'actionCodes', 'mails'] } as const;

      await member.write(scope, async (transaction, uid) => {
        const guest = await accountOf(transaction, uid);
        if (!guest.guest) throw new BackendError('session-expired');
        await assertUsernameIsFree(transaction, username);
        if (await mailOwner(context, transaction, codeOfOwner, email, { languages })) return;
        await transaction.objectStore('usernames').add({ username, uid });
        const details = { firstName, lastName, phoneNumber, country };
        await transaction
          .objectStore('accounts')
          .put({ ...guest, ...details, email, username, guest: false });
        await transaction.objectStore('credentials').put(credential, uid);
        await mailCode(context, transaction, code, { uid, email, to: email, firstName, languages });
      });
    },
  };
}

export const newGuest = ({ crypto, now, language }: Context, upline: string): Account => ({
  uid: crypto.randomUUID(),
  email: null,
  username: guestUsername(crypto.getRandomValues(new Uint8Array(10))),
  firstName: '',
  lastName: '',
  phoneNumber: null,
  country: null,
  verified: false,
  guest: true,
  upline,
  uplineConfirmed: false,
  language,
  mutedMails: [],
  createdAt: now(),
});

/** Creates an account, with its username. @throws `permission-denied` for the uid of a deleted account */
export async function openAccount<Name extends StoreName>(
  transaction: Transaction<Name | 'accounts' | 'usernames' | 'tombstones', 'readwrite'>,
  account: Account,
): Promise<void> {
  const { uid, username } = account;
  const isDeleted = (await transaction.objectStore('tombstones').getKey(uid)) !== undefined;
  if (isDeleted) throw new BackendError('permission-denied');
  await transaction.objectStore('usernames').add({ username, uid });
  await transaction.objectStore('accounts').add(account);
}

/**
 * Checks inside the transaction: of two tabs that register one name at once, the second sees the first.
 * @throws `username-taken`
 */
export async function assertUsernameIsFree<Name extends StoreName>(
  transaction: Transaction<Name | 'usernames', 'readwrite'>,
  username: string,
): Promise<void> {
  if (!(await isUsernameFree(transaction, username))) throw new BackendError('username-taken');
}

/** @throws `upline-unknown` */
export async function assertUplineExists<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'usernames' | 'accounts', Mode>,
  upline: string,
): Promise<void> {
  if (!(await memberExists(transaction, upline))) throw new BackendError('upline-unknown');
}

/** Copy field by field: a registration also holds the password, which may only go into its hash. */
function newAccount(
  given: Registration,
  email: string,
  uid: string,
  createdAt: Instant,
  language: MailLanguage,
): Account {
  return {
    uid,
    email,
    username: foldUsername(given.username),
    firstName: given.firstName,
    lastName: given.lastName,
    phoneNumber: given.phoneNumber,
    country: given.country,
    verified: false,
    guest: false,
    upline: foldUsername(given.upline),
    uplineConfirmed: false,
    language,
    mutedMails: [],
    createdAt,
  };
}
