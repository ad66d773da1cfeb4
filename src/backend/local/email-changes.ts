import { BackendError, type Credentials, type MailedActions } from '#backend/port/backend.ts';
import { accountOf, assertEmailIsFree, foldEmail } from './accounts.ts';
import { mailCode, mintCode, invalidateCodes, usableFor } from './action-codes.ts';
import type { Context } from './context.ts';
import { assertRecent } from './recent.ts';
import { endSessionOf } from './sessions.ts';
import { fingerprint } from './tokens.ts';

type EmailChanges = Pick<Credentials, 'changeEmail'> &
  Pick<MailedActions, 'confirmEmailChange' | 'recoverEmail'>;

/** The address changes once the new one has answered; then the old one gets a mail that can undo it. */
export function localEmailChanges(context: Context): EmailChanges {
  const { store, member, crypto, now } = context;

  return {
    async changeEmail(typed, { languages }) {
      const code = await mintCode(crypto, 'verifyAndChangeEmail');
      const email = foldEmail(typed);
      const scope = { writes: ['actionCodes', 'mails'], reads: ['accounts'] } as const;
      await member.write(scope, async (transaction, uid) => {
        await assertRecent(transaction, member, now());
        const { firstName } = await accountOf(transaction, uid);
        // Do not reveal that the address has an account: neither here nor by a mail.
        const owner = await transaction.objectStore('accounts').index('email').getKey([email]);
        if (owner !== undefined) return;
        await mailCode(context, transaction, code, { uid, email, to: email, firstName, languages });
      });
    },

    async confirmEmailChange(code) {
      const key = await fingerprint(crypto, code);
      const undoing = await mintCode(crypto, 'recoverEmail');
      const scope = { writes: ['actionCodes', 'mails', 'accounts', 'session'] } as const;
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
