import { isCounted, type Moved, type Recent } from '#domain/decisions/second-operator.ts';
import { type Balances, LedgerBroken, ownersOf, type Posting } from '#domain/money/ledger.ts';
import { NOTHING_POSTED, type Position, positionAfter } from '#domain/money/statement.ts';
import type { Original } from '#domain/settlement/state.ts';
import type { Instant } from '#domain/time.ts';
import type { Logged, PostingRecord, SaltOrCommitment, StoreName, Transaction } from './database.ts';

/**
 * Makes the stored form of a posting. Only this function computes its members' balances and sums.
 *
 * @param positions members' positions before it; a missing member has nothing yet. Updated in place.
 * @throws LedgerBroken as `positionAfter`
 */
export function recordOf(posting: Posting, logged: Logged, positions: Map<string, Position>): PostingRecord {
  const uids = ownersOf([posting]);
  const left = uids.map((uid) => positionAfter(positions.get(uid) ?? NOTHING_POSTED, uid, posting));
  for (const [nth, uid] of uids.entries()) positions.set(uid, left[nth] as Position);
  const [after, sums] = [left.map((each) => each.balances), left.map((each) => each.sums)];
  const kept: SaltOrCommitment = 'salt' in logged ? { salt: logged.salt } : { commitment: logged.commitment };
  return { posting, entry: logged.entry, ...kept, uids, after, sums };
}

/** A member's position, stored with their newest posting. */
export async function positionIn<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'postings', Mode>,
  uid: string,
): Promise<Position> {
  const latest = await transaction.objectStore('postings').index('uid').openCursor(uid, 'prev');
  return latest === null ? NOTHING_POSTED : positionFor(uid, latest.value);
}

export const balancesIn = async <Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'postings', Mode>,
  uid: string,
): Promise<Balances> => (await positionIn(transaction, uid)).balances;

/** A member's payouts and unproven credits within the time that counts. Stops at the first older posting. */
export async function recentIn<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'postings' | 'deposits', Mode>,
  uid: string,
  now: Instant,
): Promise<Recent> {
  const payouts: Moved[] = [];
  const unproven: Moved[] = [];
  const newestFirst = transaction.objectStore('postings').index('uid').iterate(uid, 'prev');
  for await (const { value } of newestFirst) {
    const { kind, at, amount, subject } = value.posting;
    if (!isCounted({ at, amount }, now)) break;
    if (kind === 'pay') payouts.push({ at, amount });
    if (kind !== 'credit') continue;
    const credited = await transaction.objectStore('deposits').get([uid, subject]);
    if (credited?.value.proofAt === null) unproven.push({ at, amount });
  }
  return { payouts, unproven };
}

/** @throws LedgerBroken when the record does not contain the member: that is not the same as zero */
export function positionFor(uid: string, { posting, uids, after, sums }: PostingRecord): Position {
  const [balances, own] = [after[uids.indexOf(uid)], sums[uids.indexOf(uid)]];
  if (!balances || !own) throw new LedgerBroken(`${posting.id} does not hold the balances of ${uid}`);
  return { balances, sums: own };
}

/** Finds a posting and the sequence of its entry in the log. Null: there is none. */
export async function originalIn<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'postings', Mode>,
  id: string,
): Promise<Original | null> {
  const record = await transaction.objectStore('postings').index('id').get(id);
  return record ? { posting: record.posting, entry: record.entry } : null;
}

/** Finds the postings with these ids. Skips ids without a posting. */
export async function postingsIn<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'postings', Mode>,
  ids: readonly string[],
): Promise<readonly Posting[]> {
  const byId = transaction.objectStore('postings').index('id');
  const postings: Posting[] = [];
  for (const id of ids) {
    const record = await byId.get(id);
    if (record) postings.push(record.posting);
  }
  return postings;
}
