import {
  type Balances,
  balancesAfter,
  LedgerBroken,
  NO_BALANCES,
  ownersOf,
  type Posting,
} from '#domain/money/ledger.ts';
import type { Original } from '#domain/settlement/state.ts';
import type { Commitment, Logged, PostingRecord, StoreName, Transaction } from './database.ts';

/**
 * The stored form of a posting. Nothing else computes its members' balances.
 *
 * @param balances members' balances before it; a missing member has nothing yet. Updated in place.
 * @throws LedgerBroken as `balancesAfter`
 */
export function recordOf(posting: Posting, logged: Logged, balances: Map<string, Balances>): PostingRecord {
  const uids = ownersOf([posting]);
  const after = uids.map((uid) => balancesAfter(balances.get(uid) ?? NO_BALANCES, uid, [posting]));
  for (const [nth, uid] of uids.entries()) balances.set(uid, after[nth] as Balances);
  const commitment: Commitment = 'salt' in logged ? { salt: logged.salt } : { commitment: logged.commitment };
  return { posting, entry: logged.entry, ...commitment, uids, after };
}

/** A member's balances: those stored with their newest posting. */
export async function balancesIn<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'postings', Mode>,
  uid: string,
): Promise<Balances> {
  const latest = await transaction.objectStore('postings').index('uid').openCursor(uid, 'prev');
  return latest === null ? NO_BALANCES : afterFor(uid, latest.value);
}

/** @throws LedgerBroken when the record lacks them: that is not the same as zero */
export function afterFor(uid: string, { posting, uids, after }: PostingRecord): Balances {
  const balances = after[uids.indexOf(uid)];
  if (balances === undefined) throw new LedgerBroken(`${posting.id} does not hold the balances of ${uid}`);
  return balances;
}

/** A posting with its entry in the log; null: there is none. */
export async function originalIn<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'postings', Mode>,
  id: string,
): Promise<Original | null> {
  const record = await transaction.objectStore('postings').index('id').get(id);
  return record ? { posting: record.posting, entry: record.entry } : null;
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
