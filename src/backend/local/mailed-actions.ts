import { BackendError, type MailedActions, type Outbox } from '#backend/port/backend.ts';
import { accountOf, assertEmailIsFree, foldEmail } from './accounts.ts';
import { mailCode, mailOwner, mintCode, invalidateCodes, usable, usableFor } from './action-codes.ts';
import type { Context } from './context.ts';
import { NOTICES, type StoreName, type Transaction } from './database.ts';
import { loadTelling } from './notices.ts';
import { hashPassword } from './passwords.ts';
import { endSessionOf } from './sessions.ts';
import { fingerprint } from './tokens.ts';

export function localMailedActions(context: Context): MailedActions {
  const { store, member, crypto, now, passwordIterations } = context;

  return {
    async sendVerification({ languages }) {
      const code = await mintCode(crypto, 'verifyEmail');
      const scope = { writes: ['actionCodes', 'mails'], reads: ['accounts'] } as const;
      await member.write(scope, async (transaction, uid) => {
        const { email, firstName } = await accountOf(transaction, uid);
        if (email === null) throw new BackendError('unknown', new Error('A guest has no address'));
        await mailCode(context, transaction, code, { uid, email, to: email, firstName, languages });
      });
    },

    async requestPasswordReset(typed, { languages }) {
      const code = await mintCode(crypto, 'resetPassword');
      const scope = { writes: ['actionCodes', 'mails'], reads: ['accounts'] } as const;
      await store.write(scope, async (transaction) => {
        await mailOwner(context, transaction, code, foldEmail(typed), { languages });
      });
    },

    async readActionCode(code) {
      const key = await fingerprint(crypto, code);
      return store.read(['actionCodes'], async (transaction) => {
        const { mode, email } = usable(await transaction.objectStore('actionCodes').get(key), now());
        return { mode, email };
      });
    },

    async verifyEmail(code) {
      const key = await fingerprint(crypto, code);
      await store.write({ writes: ['actionCodes', 'accounts'] }, async (transaction) => {
        const codes = transaction.objectStore('actionCodes');
        const record = usableFor('verifyEmail', await codes.get(key), now());
        await codes.put({ ...record, usedAt: now() });
        await markVerified(transaction, record.uid, record.email);
      });
    },

    async resetPassword(code, password) {
      const key = await fingerprint(crypto, code);
      const credential = await hashPassword(crypto, password, passwordIterations);
      const { tellOfSecurity } = await loadTelling();
      const scope = { writes: ['actionCodes', 'accounts', 'credentials', 'session', ...NOTICES] } as const;
      await store.write(scope, async (transaction) => {
        const codes = transaction.objectStore('actionCodes');
        const { uid, email } = usableFor('resetPassword', await codes.get(key), now());
        await invalidateCodes(transaction, uid, ['resetPassword'], now());
        await transaction.objectStore('credentials').put(credential, uid);
        // The person with this code can read the account's mail, which is all that verification asks for.
        await markVerified(transaction, uid, email);
        await tellOfSecurity(transaction, uid, 'password-changed', now());
        await endSessionOf(transaction, uid);
      });
    },

    // The address changes when the owner of the new one uses the code. Then the old address gets a mail that
    // can undo it.
    async confirmEmailChange(code) {
      const key = await fingerprint(crypto, code);
      const undoing = await mintCode(crypto, 'recoverEmail');
      const { tellOfSecurity } = await loadTelling();
      const scope = { writes: ['actionCodes', 'mails', 'accounts', 'session', ...NOTICES] } as const;
      await store.write(scope, async (transaction) => {
        const record = usableFor(
          'verifyAndChangeEmail',
          await transaction.objectStore('actionCodes').get(key),
          now(),
        );
        const { uid, email, language } = record;
        const account = await accountOf(transaction, uid);
        if (account.email === null) throw new BackendError('action-code-invalid');
        await assertEmailIsFree(transaction, email, uid);
        await invalidateCodes(transaction, uid, ['verifyAndChangeEmail', 'resetPassword'], now());
        await transaction.objectStore('accounts').put({ ...account, email, verified: true });
        const letter = {
          uid,
          email: account.email,
          to: account.email,
          firstName: account.firstName,
          languages: [language],
        };
        await mailCode(context, transaction, undoing, letter);
        await tellOfSecurity(transaction, uid, 'email-changed', now());
        await endSessionOf(transaction, uid);
      });
    },

    async recoverEmail(code) {
      const key = await fingerprint(crypto, code);
      const scope = { writes: ['actionCodes', 'accounts', 'session'] } as const;
      await store.write(scope, async (transaction) => {
        const codes = transaction.objectStore('actionCodes');
        const { uid, email } = usableFor('recoverEmail', await codes.get(key), now());
        await assertEmailIsFree(transaction, email, uid);
        const account = await accountOf(transaction, uid);
        await invalidateCodes(
          transaction,
          uid,
          ['recoverEmail', 'verifyAndChangeEmail', 'resetPassword'],
          now(),
        );
        await transaction.objectStore('accounts').put({ ...account, email, verified: true });
        await endSessionOf(transaction, uid);
      });
    },
  };
}

/** @throws `action-code-invalid` when the account's address has changed */
async function markVerified<Name extends StoreName>(
  transaction: Transaction<Name | 'accounts', 'readwrite'>,
  uid: string,
  email: string,
): Promise<void> {
  const account = await accountOf(transaction, uid);
  if (account.email !== email) throw new BackendError('action-code-invalid');
  await transaction.objectStore('accounts').put({ ...account, verified: true });
}

/** The mailbox of everyone who uses this browser. Mails lie here, with their codes, as in a mail service. */
export function localOutbox({ store }: Context): Outbox {
  return {
    watchMails(onMails, onError) {
      return store.watch(
        ['mails'],
        async (transaction) => (await transaction.objectStore('mails').getAll()).toReversed(),
        onMails,
        onError,
      );
    },
  };
}
