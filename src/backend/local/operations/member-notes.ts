import type { Context } from '#backend/local/context.ts';
import { everythingOf } from '#backend/local/database.ts';
import { newestIn } from '#backend/local/latest.ts';
import { BackendError, type MemberNotes } from '#backend/port/backend.ts';
import { type Operator, userRefOf, watchLatestAs } from './access.ts';

export function localMemberNotes({ now }: Context, operator: Operator): MemberNotes {
  return {
    watchNotes: (uid, ...call) =>
      watchLatestAs(
        operator,
        ['notes', 'accounts'],
        async (transaction, most, after, by) => {
          if (by === uid) throw new BackendError('permission-denied');
          const byAge = transaction.objectStore('notes').index('age');
          const { items, last } = await newestIn(
            byAge,
            everythingOf(uid),
            { toItem: (record) => record },
            most,
            after,
          );
          const named = items.map(async ({ value, operator: writer }) => ({
            ...value,
            operator: await userRefOf(transaction, writer),
          }));
          return { items: await Promise.all(named), last };
        },
        ...call,
      ),

    async addNote(uid, { id, text }) {
      await operator.write({ writes: ['notes'], reads: ['accounts'] }, async (transaction, by) => {
        if (by === uid) throw new BackendError('own-request');
        const isThere = (await transaction.objectStore('accounts').getKey(uid)) !== undefined;
        if (!isThere) throw new BackendError('not-found');
        const notes = transaction.objectStore('notes');
        if ((await notes.getKey([uid, id])) !== undefined) return;
        await notes.add({ uid, value: { id, text, at: now() }, operator: by });
      });
    },
  };
}
