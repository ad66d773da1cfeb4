import type { Account } from '../../domain/account.ts';
import { BackendError, type Identity } from '../port.ts';
import { foldEmail } from './accounts.ts';
import { mailCode, mintCode, usable, usableFor } from './action-codes.ts';
import type { Context } from './context.ts';
import type { StoreName, Transaction } from './database.ts';
import { hashPassword } from './passwords.ts';
import { fingerprint } from './tokens.ts';

type MailedActions = Pick<
  Identity,
  'sendVerification' | 'requestPasswordReset' | 'readActionCode' | 'verifyEmail' | 'resetPassword'
>;

export function localMailedActions(context: Context): MailedActions {
  const { store, member, crypto, now } = context;

  return {
    async sendVerification(mail) {
      const code = await mintCode(crypto, 'verifyEmail');
      const scope = { writes: ['actionCodes', 'mails'], reads: ['accounts'] } as const;
      await member.write(scope, async (transaction, uid) => {
        const account = await accountOf(transaction, uid);
        await mailCode(context, transaction, code, account, mail);
      });
    },

    async requestPasswordReset(email, mail) {
      const code = await mintCode(crypto, 'resetPassword');
      const scope = { writes: ['actionCodes', 'mails'], reads: ['accounts'] } as const;
      await store.write(scope, async (transaction) => {
        const emails = transaction.objectStore('accounts').index('email');
        const found = await emails.get(foldEmail(email));
        if (found) await mailCode(context, transaction, code, found, mail);
      });
    },

    async readActionCode(code) {
      const key = await fingerprint(crypto, code);
      return store.read(['actionCodes', 'accounts'], async (transaction) => {
        const { mode, uid } = usable(await transaction.objectStore('actionCodes').get(key), now());
        const account = await accountOf(transaction, uid);
        return { mode, email: account.email };
      });
    },

    async verifyEmail(code) {
      const key = await fingerprint(crypto, code);
      await store.write({ writes: ['actionCodes', 'accounts'] }, async (transaction) => {
        const codes = transaction.objectStore('actionCodes');
        const record = usableFor('verifyEmail', await codes.get(key), now());
        await codes.put({ ...record, usedAt: now() });
        await markVerified(transaction, record.uid);
      });
    },

    async resetPassword(code, password) {
      const key = await fingerprint(crypto, code);
      const credential = await hashPassword(crypto, password);
      const scope = { writes: ['actionCodes', 'accounts', 'credentials', 'session'] } as const;
      await store.write(scope, async (transaction) => {
        const codes = transaction.objectStore('actionCodes');
        const { uid } = usableFor('resetPassword', await codes.get(key), now());
        // Older mails with a reset link may lie where somebody else reads them: none works after this one.
        for (const record of await codes.index('uid').getAll(uid)) {
          if (record.mode === 'resetPassword' && record.usedAt === null) {
            await codes.put({ ...record, usedAt: now() });
          }
        }
        await transaction.objectStore('credentials').put(credential, uid);
        // Whoever has this code reads the account's mail, which is all that verification asks.
        await markVerified(transaction, uid);
        const sessions = transaction.objectStore('session');
        if ((await sessions.get('current'))?.uid === uid) await sessions.delete('current');
      });
    },
  };
}

async function accountOf<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'accounts', Mode>,
  uid: string,
): Promise<Account> {
  const account = await transaction.objectStore('accounts').get(uid);
  if (account === undefined) throw new BackendError('unknown', `No account ${uid}`);
  return account;
}

async function markVerified<Name extends StoreName>(
  transaction: Transaction<Name | 'accounts', 'readwrite'>,
  uid: string,
): Promise<void> {
  const account = await accountOf(transaction, uid);
  await transaction.objectStore('accounts').put({ ...account, verified: true });
}
