import type { SecondFactors } from '#backend/port/backend.ts';
import type { Context } from './context.ts';

export function localSecondFactors({ member }: Context): Pick<SecondFactors, 'watchSecondFactor'> {
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
  };
}
