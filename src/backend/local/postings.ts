import type { Postings } from '#backend/port/backend.ts';
import type { Context } from './context.ts';

export function localPostings({ member }: Context): Postings {
  return {
    watchPostings(onPostings, onError) {
      return member.watch(
        ['postings'],
        async (transaction, uid) => {
          // Under one uid the index follows the keys, which are the order of posting.
          const records = await transaction.objectStore('postings').index('uid').getAll(uid);
          return records.map(({ posting }) => posting);
        },
        onPostings,
        onError,
      );
    },
  };
}
