import { BackendError, type Credentials } from '#backend/port/backend.ts';
import { invalidateCodes } from './action-codes.ts';
import type { Context } from './context.ts';
import { hashPassword, matchesPassword } from './passwords.ts';
import { assertRecent } from './recent.ts';

export function localCredentials({
  member,
  crypto,
  now,
}: Context): Pick<Credentials, 'reauthenticate' | 'changePassword'> {
  return {
    async reauthenticate(password) {
      const stored = await member.read(['credentials'], (transaction, uid) =>
        transaction.objectStore('credentials').get(uid),
      );
      if (!(await matchesPassword(crypto, password, stored))) throw new BackendError('invalid-credentials');
      await member.write({ writes: ['session'] }, async (transaction) => {
        const sessions = transaction.objectStore('session');
        const session = await sessions.get(member.slot);
        if (session) await sessions.put({ ...session, authenticatedAt: now() }, member.slot);
      });
    },

    async changePassword(password) {
      const stored = await member.read(['credentials'], async (transaction, uid) => {
        await assertRecent(transaction, member, now());
        return transaction.objectStore('credentials').get(uid);
      });
      if (await matchesPassword(crypto, password, stored)) throw new BackendError('password-unchanged');
      const credential = await hashPassword(crypto, password);
      await member.write({ writes: ['credentials', 'actionCodes'] }, async (transaction, uid) => {
        await assertRecent(transaction, member, now());
        await transaction.objectStore('credentials').put(credential, uid);
        await invalidateCodes(transaction, uid, ['resetPassword'], now());
      });
    },
  };
}
