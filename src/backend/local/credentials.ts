import { BackendError, type Credentials, loadChunk, SecondFactorNeeded } from '#backend/port/backend.ts';
import { invalidateCodes, mailCode, mintCode } from './action-codes.ts';
import type { Context } from './context.ts';
import { NOTICES, type StoreName, type Transaction } from './database.ts';
import { loadTelling } from './notices.ts';
import { loadTotp } from './second-factor.ts';
import { hashPassword, matchesPassword } from './passwords.ts';
import { assertRecent } from './member.ts';
import { accountOf, foldEmail } from './accounts.ts';

export function localCredentials(context: Context): Credentials {
  const { member, crypto, now, passwordIterations } = context;

  return {
    async reauthenticate(password) {
      const owner = await member.read(['credentials', 'secondFactors'], async (transaction, uid) => ({
        uid,
        stored: await transaction.objectStore('credentials').get(uid),
        hasSecondFactor: (await transaction.objectStore('secondFactors').getKey(uid)) !== undefined,
      }));
      const { uid, stored, hasSecondFactor } = owner;
      if (!(await matchesPassword(crypto, password, stored, passwordIterations)))
        throw new BackendError('invalid-credentials');

      async function renew<Name extends StoreName>(
        transaction: Transaction<Name | 'session', 'readwrite'>,
      ): Promise<void> {
        const sessions = transaction.objectStore('session');
        const session = await sessions.get(member.slot);
        // Another tab may have signed in another person while the code was typed.
        if (session?.uid !== uid) throw new BackendError('session-expired');
        await sessions.put({ ...session, authenticatedAt: now() }, member.slot);
      }

      if (hasSecondFactor) {
        const { challengeFor } = await loadTotp();
        throw new SecondFactorNeeded(challengeFor(context, uid, ['session'], renew));
      }
      await member.write({ writes: ['session'] }, renew);
    },

    async changePassword(password) {
      const stored = await member.read(['credentials'], async (transaction, uid) => {
        await assertRecent(transaction, member, now());
        return transaction.objectStore('credentials').get(uid);
      });
      if (await matchesPassword(crypto, password, stored, passwordIterations))
        throw new BackendError('password-unchanged');
      const credential = await hashPassword(crypto, password, passwordIterations);
      const { tellOfSecurity } = await loadTelling();
      const scope = { writes: ['credentials', 'actionCodes', ...NOTICES], reads: ['accounts'] } as const;
      await member.write(scope, async (transaction, uid) => {
        await assertRecent(transaction, member, now());
        await transaction.objectStore('credentials').put(credential, uid);
        await invalidateCodes(transaction, uid, ['resetPassword'], now());
        await tellOfSecurity(transaction, uid, 'password-changed', now());
      });
    },

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

    async deleteAccount() {
      const deletion = await loadChunk(import('./deletion.ts'));
      await deletion.deleteAccount(context);
    },

    async keepAccount() {
      await member.write({ writes: ['accounts'] }, async (transaction, uid) => {
        const { erasureAskedAt: _, ...account } = await accountOf(transaction, uid);
        await transaction.objectStore('accounts').put(account);
      });
    },
  };
}
