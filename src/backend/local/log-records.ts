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

export const newSalt = (): Salt => saltOf(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));

/** @param records all postings of one entry */
export function commitmentOf(records: readonly PostingRecord[]): LogEntry['commitment'] {
  const [committed] = records as readonly [PostingRecord, ...PostingRecord[]];
  const postings = records.map(({ posting }) => posting);
  return 'salt' in committed ? commitmentTo({ postings, salt: committed.salt }) : committed.commitment;
}

/** The entries of these postings, as they say now. @param records in the order of the ledger, each entry with all of its postings */
export const entriesOf = (records: readonly PostingRecord[]): readonly LogEntry[] =>
  [...Map.groupBy(records, ({ entry }) => entry)].map(([entry, ofEntry]) =>
    entryWith(
      ofEntry.map(({ posting }) => posting),
      commitmentOf(ofEntry),
      entry,
    ),
  );

/** Appends the entries of requests to the log, in the transaction that stores their postings. */
export async function appendEntries<Name extends StoreName>(
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
