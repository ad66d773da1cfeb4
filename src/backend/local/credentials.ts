import { BackendError, type Credentials } from '../port.ts';
import { spendCodes } from './action-codes.ts';
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
        const current = await sessions.get('current');
        if (current) await sessions.put({ ...current, authenticatedAt: now() }, 'current');
      });
    },

    async changePassword(password) {
      const credential = await hashPassword(crypto, password);
      await member.write({ writes: ['credentials', 'actionCodes'] }, async (transaction, uid) => {
        await assertRecent(transaction, now());
        await transaction.objectStore('credentials').put(credential, uid);
        await spendCodes(transaction, uid, ['resetPassword'], now());
      });
    },
  };
}
