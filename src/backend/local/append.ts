import { ownersOf, type Posting } from '#domain/money/ledger.ts';
import type { Position } from '#domain/money/statement.ts';
import type { StoreName, Transaction } from './database.ts';
import { appendEntries, type LedgerStore, newSalt } from './log-records.ts';
import { positionIn, recordOf } from './posting-records.ts';

/** Writes per batch of requests: one by one would take several times as long. */
const AT_ONCE = 400;

/**
 * Appends postings to the ledger, and their entries to the public log. Nothing else writes one.
 *
 * @param onAppended called with the number appended so far
 * @throws LedgerBroken when a posting breaks an invariant of the ledger
 */
export async function append<Name extends StoreName>(
  transaction: Transaction<Name | LedgerStore, 'readwrite'>,
  postings: readonly Posting[],
  onAppended: (count: number) => void = () => undefined,
): Promise<void> {
  const positions = new Map<string, Position>();
  for (const uid of ownersOf(postings)) positions.set(uid, await positionIn(transaction, uid));
  for (let done = 0; done < postings.length; done += AT_ONCE) {
    // Check the whole slice before the first write: a posting that the ledger refuses leaves no write behind.
    const salted = postings.slice(done, done + AT_ONCE).map((posting) => ({ posting, salt: newSalt() }));
    const records = salted.map(({ posting, salt }) => recordOf(posting, { salt }, positions));
    await Promise.all(records.map(async (record) => transaction.objectStore('postings').add(record)));
    await appendEntries(transaction, salted);
    onAppended(done + records.length);
  }
}
