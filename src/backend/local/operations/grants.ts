import type { Operations } from '#backend/port/backend.ts';
import { type Operator, userRefOf } from './access.ts';

/** Only the sandbox makes operators here, and it removes none, so the present operators are the whole history. */
export function localGrants(operator: Operator): Pick<Operations, 'watchGrants'> {
  return {
    watchGrants: (most, onGrants, onError) =>
      operator.watch(
        ['accounts'],
        async (transaction) => {
          const operators = await transaction.objectStore('operators').getAll();
          return Promise.all(
            operators
              .sort((one, other) => other.grantedAt - one.grantedAt)
              .slice(0, most)
              .map(async ({ uid, grantedAt }) => ({
                id: uid,
                change: 'granted' as const,
                member: await userRefOf(transaction, uid),
                by: null,
                at: grantedAt,
              })),
          );
        },
        onGrants,
        onError,
      ),
  };
}
