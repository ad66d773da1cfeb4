import type { Postings } from '#backend/port/backend.ts';
import { EVERYTHING, kindOf, type Posted, type StatementFilter } from '#domain/money/statement.ts';
import type { Instant } from '#domain/time.ts';
import type { Context } from './context.ts';
import type { PostingRecord, StoreName, Transaction } from './database.ts';
import { type Found, type List, newestIn, type Place, watchOwnLatest } from './latest.ts';
import { afterFor } from './posting-records.ts';

export function localPostings({ member }: Context): Postings {
  return {
    watchPostings: (filter, most, onLatest, onError) =>
      watchOwnLatest(
        member,
        ['postings'],
        (transaction, uid, ...page) => postingsPage(transaction, uid, filter, ...page),
        most,
        onLatest,
        onError,
      ),

    readPostingBefore: (until) =>
      member.read(['postings'], async (transaction, uid) => {
        const { items } = await newestIn(ownIn(transaction), uid, listOf(uid, { ...EVERYTHING, until }), 1);
        return items[0] ?? null;
      }),
  };
}

/** The newest postings of a member that pass a filter. @param after read on behind this one */
export const postingsPage = <Name extends StoreName>(
  transaction: Transaction<Name | 'postings', 'readonly'>,
  uid: string,
  filter: StatementFilter,
  most: number,
  after?: Place,
): Promise<Found<Posted>> => newestIn(ownIn(transaction), uid, listOf(uid, filter, after), most, after);

/** Under one uid the index follows the keys, which are the order of posting. */
const ownIn = <Name extends StoreName>(transaction: Transaction<Name | 'postings', 'readonly'>) =>
  transaction.objectStore('postings').index('uid');

/** Clocks may step back between two postings; the ledger's order is the one that adds up, so a period is one stretch of it. */
function listOf(
  uid: string,
  { kinds, from, until }: StatementFilter,
  after?: Place,
): List<PostingRecord, Posted> {
  let hasBegun = until === null || after !== undefined;
  return {
    toItem(record) {
      const { posting } = record;
      hasBegun ||= posting.at < (until as Instant);
      if (!hasBegun || (kinds && !kinds.includes(kindOf(uid, posting)))) return null;
      return { posting, balances: afterFor(uid, record) };
    },
    endsAt: ({ posting }) => from !== null && posting.at < from,
  };
}
