import { ownersOf, type Posting } from '#domain/money/ledger.ts';
import type { Position } from '#domain/money/statement.ts';
import type { LedgerStore, StoreName, Transaction } from './database.ts';
import { appendEntries, logHeadIn, newSalt } from './log-records.ts';
import { positionIn, recordOf } from './posting-records.ts';

/** Requests per batch of writes: one by one would take several times as long. */
const AT_ONCE = 400;

/**
 * Appends postings to the ledger, and their entries to the public log. Nothing else writes one.
 *
 * @param requests the postings of each; one without any makes no entry
 * @param onAppended called with the number of requests appended so far
 * @throws LedgerBroken when a posting breaks an invariant of the ledger
 */
export async function append<Name extends StoreName>(
  transaction: Transaction<Name | LedgerStore, 'readwrite'>,
  requests: readonly (readonly Posting[])[],
  onAppended: (count: number) => void = () => undefined,
): Promise<void> {
  const positions = new Map<string, Position>();
  for (const uid of ownersOf(requests.flat())) positions.set(uid, await positionIn(transaction, uid));
  const logged = requests.filter((postings) => postings.length > 0);
  for (let done = 0; done < logged.length; done += AT_ONCE) {
    const { size } = await logHeadIn(transaction);
    // Check the whole slice before the first write: a posting that the ledger refuses leaves no write behind.
    const salted = logged.slice(done, done + AT_ONCE).map((postings) => ({ postings, salt: newSalt() }));
    const records = salted.flatMap(({ postings, salt }, nth) =>
      postings.map((posting) => recordOf(posting, { entry: size + nth + 1, salt }, positions)),
    );
    await Promise.all(records.map(async (record) => transaction.objectStore('postings').add(record)));
    await appendEntries(transaction, salted);
    onAppended(done + salted.length);
  }
}
