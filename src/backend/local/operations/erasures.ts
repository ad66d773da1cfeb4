import type { Context } from '#backend/local/context.ts';
import { unfinishedOf } from '#backend/local/unfinished.ts';
import { type Erasures, loadChunk, MEMBERS_FOUND } from '#backend/port/backend.ts';
import { type Operator, userRefOf } from './access.ts';
import { toFound } from './members.ts';

export function localErasures(context: Context, operator: Operator): Erasures {
  return {
    watchErasures: (...listeners) =>
      operator.watch(
        ['accounts'],
        async (transaction) =>
          (await transaction.objectStore('accounts').getAll())
            .filter(({ erasureAskedAt }) => erasureAskedAt !== undefined)
            .sort((one, other) => (one.erasureAskedAt ?? 0) - (other.erasureAskedAt ?? 0))
            .slice(0, MEMBERS_FOUND)
            .map(toFound),
        ...listeners,
      ),

    watchUnfinished: (uid, ...listeners) =>
      operator.watch(
        ['withdrawals', 'postings'],
        (transaction) => unfinishedOf(transaction, uid),
        ...listeners,
      ),

    async finishErasure(uid) {
      const { finishErasure } = await loadChunk(import('#backend/local/deletion.ts'));
      await finishErasure(context, operator, uid);
    },

    watchTombstone: (uid, ...listeners) =>
      operator.watch(
        ['tombstones', 'accounts'],
        async (transaction) => {
          const found = await transaction.objectStore('tombstones').get(uid);
          if (!found) return null;
          const { at, by } = found;
          return { at, erasedAt: at, by: by === undefined ? null : await userRefOf(transaction, by) };
        },
        ...listeners,
      ),
  };
}
