import { type Accounts, BackendError } from '#backend/port/backend.ts';
import { type Account, PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { looksLikeStaff, usernameSkeleton } from '#domain/accounts/username-skeleton.ts';
import { foldUsername, usernameProblem } from '#domain/accounts/username.ts';
import { visible } from '#domain/text/typed-text.ts';
import type { Context } from './context.ts';
import type { StoreName, Transaction } from './database.ts';
import { positionIn } from './posting-records.ts';

export function localAccounts({ store, member }: Context): Accounts {
  return {
    async findUpline(typed) {
      const username = foldUsername(typed);
      const exists = await store.read(['usernames', 'accounts'], (transaction) =>
        memberExists(transaction, username),
      );
      return exists ? { username } : null;
    },
    async isUsernameFree(typed) {
      const username = foldUsername(typed);
      if (usernameProblem(username) !== null) return false;
      return store.read(['usernames'], (transaction) => isUsernameFree(transaction, username));
    },
    watchAccount(onAccount, onError) {
      return member.watch(
        ['accounts'],
        (transaction, uid) => transaction.objectStore('accounts').get(uid),
        onAccount,
        onError,
      );
    },
    watchPosition(onPosition, onError) {
      return member.watch(['postings'], positionIn, onPosition, onError);
    },
    async confirmUpline(typed) {
      const upline = foldUsername(typed);
      await member.write({ writes: ['accounts'], reads: ['usernames'] }, async (transaction, uid) => {
        const account = await accountOf(transaction, uid);
        if (!account.verified) throw new BackendError('not-verified');
        if (account.uplineConfirmed) {
          if (account.upline === upline) return;
          throw new BackendError('upline-final');
        }
        const owner = await transaction.objectStore('usernames').get(upline);
        const isOwn = owner?.uid === uid;
        if (isOwn || !(await memberExists(transaction, upline))) throw new BackendError('upline-unknown');
        await transaction.objectStore('accounts').put({ ...account, upline, uplineConfirmed: true });
      });
    },
    async changeMailPreferences({ language, mutedMails }) {
      await member.write({ writes: ['accounts'] }, async (transaction, uid) => {
        const account = await accountOf(transaction, uid);
        await transaction.objectStore('accounts').put({ ...account, language, mutedMails });
      });
    },
    async changeDetails({ firstName, lastName, phoneNumber, country }) {
      await member.write({ writes: ['accounts'] }, async (transaction, uid) => {
        const account = await accountOf(transaction, uid);
        const details = { firstName, lastName, phoneNumber, country };
        await transaction.objectStore('accounts').put({ ...account, ...details });
      });
    },
  };
}

/** Forms fold addresses already; this makes sure that the index never holds one address twice. */
export const foldEmail = (email: string): string => visible(email).toLowerCase();

/** Whether no account has or had the name or one that looks like it, and it does not look like the staff's. */
export async function isUsernameFree<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'usernames', Mode>,
  username: string,
): Promise<boolean> {
  const skeleton = usernameSkeleton(username);
  const taken = await transaction.objectStore('usernames').getAllKeys();
  return !looksLikeStaff(username) && taken.every((name) => usernameSkeleton(name) !== skeleton);
}

/** Whether a member, or the programme, has this username. */
export async function memberExists<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'usernames' | 'accounts', Mode>,
  username: string,
): Promise<boolean> {
  if (username === PROGRAMME_USERNAME) return true;
  const owner = await transaction.objectStore('usernames').get(username);
  return owner !== undefined && (await transaction.objectStore('accounts').getKey(owner.uid)) !== undefined;
}

export async function accountOf<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'accounts', Mode>,
  uid: string,
): Promise<Account> {
  const account = await transaction.objectStore('accounts').get(uid);
  if (account === undefined) throw new BackendError('unknown', new Error(`No account ${uid}`));
  return account;
}

/** @throws `suspended` */
export function assertActive({ suspension }: Account): void {
  if (suspension) throw new BackendError('suspended');
}

/** @throws `email-in-use` when another account has it */
export async function assertEmailIsFree<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'accounts', Mode>,
  email: string,
  uid: string,
): Promise<void> {
  const owner = await transaction.objectStore('accounts').index('email').getKey([email]);
  if (owner !== undefined && owner !== uid) throw new BackendError('email-in-use');
}
