import type { Context } from '#backend/local/context.ts';
import { BackendError, type Desk } from '#backend/port/backend.ts';
import { type DeskSign, isPresent, type RequestRef } from '#domain/decisions/desk.ts';
import { type Operator, userRefOf } from './access.ts';

export function localDesk({ now }: Context, operator: Operator): Desk {
  const put = (sign: DeskSign, { uid, requestKind, requestId }: RequestRef): Promise<void> =>
    operator.write({ writes: ['desk'] }, async (transaction, by) => {
      if (by === uid) throw new BackendError('own-request');
      const desk = transaction.objectStore('desk');
      const earlier = await desk.get([uid, sign, requestKind, requestId]);
      const isTaken = sign === 'handling' && earlier && isPresent(earlier, now()) && earlier.operator !== by;
      if (isTaken) throw new BackendError('being-handled');
      await desk.put({ uid, sign, requestKind, requestId, operator: by, at: now() });
    });

  const remove = (sign: DeskSign, { uid, requestKind, requestId }: RequestRef): Promise<void> =>
    operator.write({ writes: ['desk'] }, async (transaction, by) => {
      const desk = transaction.objectStore('desk');
      const key: [string, DeskSign, string, string] = [uid, sign, requestKind, requestId];
      const entry = await desk.get(key);
      if (entry && (sign === 'marked' || entry.operator === by)) await desk.delete(key);
    });

  return {
    watchDesk: (onEntries, onError) =>
      operator.watch(
        ['desk', 'accounts'],
        async (transaction) => {
          const all = await transaction.objectStore('desk').getAll();
          const present = all.filter((entry) => isPresent(entry, now()));
          return Promise.all(
            present.map(async (entry) => ({
              ...entry,
              operator: await userRefOf(transaction, entry.operator),
            })),
          );
        },
        onEntries,
        onError,
      ),
    handle: (request) => put('handling', request),
    leave: (request) => remove('handling', request),
    mark: (request) => put('marked', request),
    unmark: (request) => remove('marked', request),
  };
}
