import { appendToLog, type BundlePart, EMPTY_LOG, type LogHead, type TilePart } from '#domain/log/append.ts';
import { commitmentTo, type LogEntry, type Salt, SALT_BYTES, saltOf } from '#domain/log/entry.ts';
import type { Posting } from '#domain/money/ledger.ts';
import type { Commitment, LogTileRecord, StoreName, Transaction } from './database.ts';

/** The stores that each posting writes. */
export const LEDGER = ['postings', 'logHead', 'logTiles'] as const satisfies readonly StoreName[];
export type LedgerStore = (typeof LEDGER)[number];

export const newSalt = (): Salt => saltOf(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));

export const commitmentOf = (posting: Posting, committed: Commitment): LogEntry['commitment'] =>
  'salt' in committed ? commitmentTo(posting, committed.salt) : committed.commitment;

/** Appends the entries of postings to the log, in the transaction that stores the postings. */
export async function appendEntries<Name extends StoreName>(
  transaction: Transaction<Name | LedgerStore, 'readwrite'>,
  postings: readonly { readonly posting: Posting; readonly salt: Salt }[],
): Promise<void> {
  const { head, bundles, tiles } = appendToLog(await logHeadIn(transaction), postings);
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
