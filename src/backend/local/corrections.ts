import type { Corrections } from '#backend/port/backend.ts';
import type { Context } from './context.ts';

/** The corrections that `books-check.ts` has recorded. */
export function localCorrections({ member }: Context): Corrections {
  return {
    watchCorrection(onCorrection, onError) {
      return member.watch(
        ['corrections'],
        async (transaction, uid) => (await transaction.objectStore('corrections').get(uid))?.value ?? null,
        onCorrection,
        onError,
      );
    },

    async acknowledgeCorrection() {
      await member.write({ writes: ['corrections'] }, (transaction, uid) =>
        transaction.objectStore('corrections').delete(uid),
      );
    },
  };
}
