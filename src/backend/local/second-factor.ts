import { loadChunk, type SecondFactors } from '#backend/port/backend.ts';
import type { Context } from './context.ts';
import { NOTICES } from './database.ts';
import { assertRecent } from './member.ts';
import { loadTelling } from './notices.ts';

/** Few accounts have a second factor, so its module loads on demand. */
export const loadTotp = () => loadChunk(import('./totp.ts'));

export function localSecondFactors(context: Context): SecondFactors {
  const { member, now } = context;

  return {
    watchSecondFactor: (onFactor, onError) =>
      member.watch(
        ['secondFactors'],
        async (transaction, uid) => {
          const factor = await transaction.objectStore('secondFactors').get(uid);
          if (factor === undefined) return null;
          return { addedAt: factor.addedAt, recoveryCodesLeft: factor.recoveryCodes.hashes.length };
        },
        onFactor,
        onError,
      ),

    enrolSecondFactor: async () => (await loadTotp()).enrol(context),

    async removeSecondFactor() {
      const { tellOfSecurity } = await loadTelling();
      const scope = { writes: ['secondFactors', ...NOTICES], reads: ['accounts'] } as const;
      await member.write(scope, async (transaction, uid) => {
        await assertRecent(transaction, member, now());
        const factors = transaction.objectStore('secondFactors');
        if ((await factors.getKey(uid)) === undefined) return;
        await factors.delete(uid);
        await tellOfSecurity(transaction, uid, 'second-factor-removed', now());
      });
    },
  };
}
