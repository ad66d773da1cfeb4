import type { Context } from '#backend/local/context.ts';
import { BackendError, type Operations, type Standings } from '#backend/port/backend.ts';
import { liftId } from '#domain/accounts/suspension.ts';
import { type Operator, userRefOf } from './access.ts';

const SCOPE = { writes: ['accounts', 'standings'] } as const;

export function localStandings({ now }: Context, operator: Operator): Standings {
  return {
    async suspend(uid, { id, reason }) {
      await operator.write(SCOPE, async (transaction, by) => {
        if (by === uid) throw new BackendError('own-request');
        const accounts = transaction.objectStore('accounts');
        const account = await accounts.get(uid);
        if (!account) throw new BackendError('not-found');
        if (account.suspension?.id === id) return;
        if (account.suspension) throw new BackendError('already-decided');
        const isOperator = (await transaction.objectStore('operators').getKey(uid)) !== undefined;
        if (isOperator) throw new BackendError('permission-denied');
        const at = now();
        await accounts.put({ ...account, suspension: { id, reason, at } });
        await transaction
          .objectStore('standings')
          .add({ uid, value: { id, change: 'suspended', reason, at }, operator: by });
      });
    },

    async liftSuspension(uid, { id, reason }) {
      await operator.write(SCOPE, async (transaction, by) => {
        if (by === uid) throw new BackendError('own-request');
        const accounts = transaction.objectStore('accounts');
        const account = await accounts.get(uid);
        if (!account) throw new BackendError('not-found');
        const { suspension, ...lifted } = account;
        if (suspension?.id !== id) return;
        await accounts.put(lifted);
        await transaction
          .objectStore('standings')
          .add({ uid, value: { id: liftId(id), change: 'lifted', reason, at: now() }, operator: by });
      });
    },

    watchStandings: (most, onChanges, onError) =>
      operator.watch(
        ['standings', 'accounts'],
        async (transaction) => {
          const all = await transaction.objectStore('standings').getAll();
          const latest = all.sort((one, other) => other.value.at - one.value.at).slice(0, most);
          return Promise.all(
            latest.map(async ({ uid, value, operator: by }) => ({
              ...value,
              member: await userRefOf(transaction, uid),
              operator: await userRefOf(transaction, by),
            })),
          );
        },
        onChanges,
        onError,
      ),
  };
}

/** Only the sandbox makes operators here, and it takes no rights back, so the present operators are the history. */
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
