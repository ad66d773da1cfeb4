import { BackendError, type LoggedRequests, type Postings } from '#backend/port/backend.ts';
import { EVERYTHING, kindOf, type Posted, type StatementFilter } from '#domain/money/statement.ts';
import { type History, historyOf, type PostedStep } from '#domain/money/portfolio.ts';
import type { Instant } from '#domain/time.ts';
import type { Context } from './context.ts';
import type { PostingRecord, StoreName, Transaction } from './database.ts';
import { type Found, type List, newestIn, type Place, watchOwnLatest } from './latest.ts';
import { positionFor } from './posting-records.ts';

export function localPostings({ member }: Context): Postings & LoggedRequests {
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

    watchHistory: (onHistory, onError) => member.watch(['postings'], historyIn, onHistory, onError),

    readLoggedRequest(postingId) {
      return member.read(['postings'], async (transaction, uid) => {
        const postings = transaction.objectStore('postings');
        const record = await postings.index('id').get(postingId);
        if (!record?.uids.includes(uid) || !('salt' in record)) throw new BackendError('not-found');
        const { entry, salt } = record;
        const ofEntry = await postings.index('entry').getAll(entry);
        return { postings: ofEntry.map(({ posting }) => posting), salt, sequence: entry };
      });
    },
  };
}

/** Reads all of the member's postings: this browser has few, and they are on its disk. */
async function historyIn<Name extends StoreName>(
  transaction: Transaction<Name | 'postings', 'readonly'>,
  uid: string,
): Promise<History> {
  const steps: PostedStep[] = [];
  for await (const { value } of ownIn(transaction).iterate(uid)) {
    const { posting } = value;
    steps.push({ at: posting.at, kind: kindOf(uid, posting), balances: positionFor(uid, value).balances });
  }
  return historyOf(steps);
}

/** The newest postings of a member that pass a filter. @param after continue after this one */
export const postingsPage = <Name extends StoreName>(
  transaction: Transaction<Name | 'postings', 'readonly'>,
  uid: string,
  filter: StatementFilter,
  most: number,
  after?: Place,
): Promise<Found<Posted>> => newestIn(ownIn(transaction), uid, listOf(uid, filter, after), most, after);

/** The index by uid keeps the order of the keys, which is the order of posting. */
const ownIn = <Name extends StoreName>(transaction: Transaction<Name | 'postings', 'readonly'>) =>
  transaction.objectStore('postings').index('uid');

/**
 * A period is one stretch of the ledger. Clocks may step back between two postings, so only the ledger's
 * order adds up.
 */
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
      return { posting, ...positionFor(uid, record) };
    },
    endsAt: ({ posting }) => from !== null && posting.at < from,
  };
}
