import type { Postings } from '#backend/port/backend.ts';
import type { Context } from './context.ts';

export function localPostings({ member }: Context): Postings {
  return {
    watchPostings(onPostings, onError) {
      return member.watch(
        ['postings'],
        async (transaction, uid) => {
          // Under one uid the index goes by the keys, which are the order in which they were made.
          const records = await transaction.objectStore('postings').index('uid').getAll(uid);
          return records.map(({ posting }) => posting);
        },
        onPostings,
        onError,
      );
    },
  };
}
