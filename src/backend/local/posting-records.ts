import {
  type Balances,
  balancesAfter,
  LedgerBroken,
  NO_BALANCES,
  ownersOf,
  type Posting,
} from '#domain/money/ledger.ts';
import type { PostingRecord, StoreName, Transaction } from './database.ts';

/** This many are handed to the database at a time: one by one it would take several times as long. */
const AT_ONCE = 400;

/**
 * Appends postings to the log. The only place that writes one.
 *
 * @param onAppended called with how many are there by now
 * @throws LedgerBroken when a posting is more than the ledger would bear
 */
export async function append<Name extends StoreName>(
  transaction: Transaction<Name | 'postings', 'readwrite'>,
  postings: readonly Posting[],
  onAppended: (count: number) => void = () => undefined,
): Promise<void> {
  const balances = new Map<string, Balances>();
  for (const uid of ownersOf(postings)) balances.set(uid, await balancesIn(transaction, uid));
  for (let done = 0; done < postings.length; done += AT_ONCE) {
    // All of them before the first is added: a posting that the ledger does not bear leaves no request behind.
    const records = postings.slice(done, done + AT_ONCE).map((posting) => recordOf(posting, balances));
    await Promise.all(records.map(async (record) => transaction.objectStore('postings').add(record)));
    onAppended(done + records.length);
  }
}

/**
 * A posting as it is stored. The only place that works out what its members have after it.
 *
 * @param balances what members have before it; who is not in it has nothing yet. Moved on by the posting.
 * @throws LedgerBroken as `balancesAfter`
 */
export function recordOf(posting: Posting, balances: Map<string, Balances>): PostingRecord {
  const uids = ownersOf([posting]);
  const after = uids.map((uid) => balancesAfter(balances.get(uid) ?? NO_BALANCES, uid, [posting]));
  for (const [nth, uid] of uids.entries()) balances.set(uid, after[nth] as Balances);
  return { posting, uids, after };
}

/** What a member has: after their newest posting. */
export async function balancesIn<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'postings', Mode>,
  uid: string,
): Promise<Balances> {
  const latest = await transaction.objectStore('postings').index('uid').openCursor(uid, 'prev');
  return latest === null ? NO_BALANCES : afterFor(uid, latest.value);
}

/** @throws LedgerBroken when the record does not say it: that is not the same as nothing */
export function afterFor(uid: string, { posting, uids, after }: PostingRecord): Balances {
  const balances = after[uids.indexOf(uid)];
  if (balances === undefined) throw new LedgerBroken(`${posting.id} does not say what ${uid} has after it`);
  return balances;
}

/** Those of these ids that are in the log. */
export async function postingsIn<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'postings', Mode>,
  ids: readonly string[],
): Promise<readonly Posting[]> {
  const byId = transaction.objectStore('postings').index('id');
  const records = await Promise.all(ids.map((id) => byId.get(id)));
  return records.flatMap((record) => (record ? [record.posting] : []));
}
