import { BackendError, type SignIn } from '#backend/port/backend.ts';
import type { Account } from '#domain/accounts/account.ts';
import { foldUsername, guestUsername } from '#domain/accounts/username.ts';
import { accountOf, foldEmail } from './accounts.ts';
import { mailCode, mailOwner, mintCode } from './action-codes.ts';
import type { Context } from './context.ts';
import { hashPassword } from './passwords.ts';
import { assertUplineExists, assertUsernameIsFree, openAccount } from './registration.ts';
import { randomToken } from './tokens.ts';

export function localGuests(context: Context): Pick<SignIn, 'signInAsGuest' | 'upgradeGuest'> {
  const { store, member, crypto, now, passwordIterations } = context;

  return {
    async signInAsGuest(upline) {
      const account: Account = {
        uid: crypto.randomUUID(),
        email: null,
        username: guestUsername(crypto.getRandomValues(new Uint8Array(10))),
        firstName: '',
        lastName: '',
        phoneNumber: null,
        country: null,
        verified: false,
        guest: true,
        upline: foldUsername(upline),
        uplineConfirmed: false,
        createdAt: now(),
      };
      const { uid, username } = account;
      const session = { uid, token: randomToken(crypto), authenticatedAt: now() };
      const scope = { writes: ['accounts', 'usernames', 'session'], reads: ['tombstones'] } as const;
      await store.write(scope, async (transaction) => {
        await assertUplineExists(transaction, account.upline);
        await assertUsernameIsFree(transaction, username);
        await openAccount(transaction, account);
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
