import { ownersOf, type Posting } from '#domain/money/ledger.ts';
import { NOTHING_POSTED, type Position } from '#domain/money/statement.ts';
import {
  appendToPublicLog,
  type BundlePart,
  EMPTY_LOG,
  type LogHead,
  type TilePart,
} from '#domain/log/append.ts';
import {
  commitmentTo,
  entryWith,
  type LogEntry,
  type Salt,
  SALT_BYTES,
  type SaltedPostings,
  saltOf,
} from '#domain/log/entry.ts';
import type { LedgerStore, LogTileRecord, PostingRecord, StoreName, Transaction } from './database.ts';
import { positionIn, recordOf } from './posting-records.ts';

/** How many members to read, or requests to write, at a time: one by one they would take several times as long. */
const AT_ONCE = 400;

/**
 * Appends postings to the ledger, and their entries to the public log. Nothing else appends to either.
 *
 * @param requests the postings of each request; a request without postings makes no entry
 * @param onAppended called with the number of requests appended so far
 * @throws LedgerBroken when a posting breaks an invariant of the ledger
 */
export async function append<Name extends StoreName>(
  transaction: Transaction<Name | LedgerStore, 'readwrite'>,
  requests: readonly (readonly Posting[])[],
  onAppended: (count: number) => void = () => undefined,
): Promise<void> {
  const positions = new Map<string, Position>();
  const owners = ownersOf(requests.flat());
  for (let read = 0; read < owners.length; read += AT_ONCE) {
    const some = owners.slice(read, read + AT_ONCE);
    const found = await Promise.all(some.map((uid) => positionIn(transaction, uid)));
    for (const [nth, uid] of some.entries()) positions.set(uid, found[nth] ?? NOTHING_POSTED);
  }
  const logged = requests.filter((postings) => postings.length > 0);
  for (let done = 0; done < logged.length; done += AT_ONCE) {
    const { size } = await logHeadIn(transaction);
    // Make all records before the first write, so that a refused posting leaves no write waiting.
    const salted = logged.slice(done, done + AT_ONCE).map((postings) => ({ postings, salt: newSalt() }));
    const records = salted.flatMap(({ postings, salt }, nth) =>
      postings.map((posting) => recordOf(posting, { entry: size + nth + 1, salt }, positions)),
    );
    await Promise.all(records.map(async (record) => transaction.objectStore('postings').add(record)));
    await appendEntries(transaction, salted);
    onAppended(done + salted.length);
  }
}

export const newSalt = (): Salt => saltOf(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));

/** @param records all postings of one entry */
export function commitmentOf(records: readonly PostingRecord[]): LogEntry['commitment'] {
  const [committed] = records as readonly [PostingRecord, ...PostingRecord[]];
  const postings = records.map(({ posting }) => posting);
  return 'salt' in committed ? commitmentTo({ postings, salt: committed.salt }) : committed.commitment;
}

/**
 * The entries that follow from the present postings.
 * @param records in the order of the ledger, each entry with all of its postings
 */
export const entriesOf = (records: readonly PostingRecord[]): readonly LogEntry[] =>
  [...Map.groupBy(records, ({ entry }) => entry)].map(([entry, ofEntry]) =>
    entryWith(
      ofEntry.map(({ posting }) => posting),
      commitmentOf(ofEntry),
      entry,
    ),
  );

/** Appends the entries of requests to the log, in the transaction that stores their postings. */
async function appendEntries<Name extends StoreName>(
  transaction: Transaction<Name | LedgerStore, 'readwrite'>,
  requests: readonly SaltedPostings[],
): Promise<void> {
  const { head, bundles, tiles } = appendToPublicLog(await logHeadIn(transaction), requests);
  await transaction.objectStore('logHead').put(head, 'head');
  const parts: readonly Part[] = [...bundles.map(leavesOf), ...tiles];
  await Promise.all(
    parts.map(async ({ level, index, start, hashes, after }) => {
      const stored = start === 0 ? undefined : await transaction.objectStore('logTiles').get([level, index]);
      const record = { level, index, hashes: [...(stored?.hashes ?? []), ...hashes] };
      await transaction.objectStore('logTiles').put(after ? { ...record, after } : record);
    }),
  );
}

type Part = TilePart & Pick<LogTileRecord, 'after'>;

const leavesOf = ({ index, start, hashes, after }: BundlePart): Part => ({
  level: 0,
  index,
  start,
  hashes,
  after,
});

export const logHeadIn = async <Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'logHead', Mode>,
): Promise<LogHead> => (await transaction.objectStore('logHead').get('head')) ?? EMPTY_LOG;
