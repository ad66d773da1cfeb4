import { deleteDB, type IDBPDatabase } from 'idb';
import type { Context } from '#backend/local/context.ts';
import {
  bindTo,
  connector,
  type LogTileRecord,
  type PostingRecord,
  type StoreName,
  type Transaction,
  VERSION,
} from '#backend/local/database.ts';
import { toBackendError } from '#backend/local/errors.ts';
import { exclusively } from '#backend/local/lock.ts';
import { entriesOf } from '#backend/local/log-records.ts';
import { MIGRATIONS } from '#backend/local/migrations.ts';
import { recordOf } from '#backend/local/posting-records.ts';
import { putRows, type Row } from '#backend/local/store.ts';
import { onOneVisit, watchVisits } from '#backend/local/visits.ts';
import { type Backup, BackendError, type CheckedBackup, wrongFile } from '#backend/port/backend.ts';
import { EMPTY_LOG, type LogHead } from '#domain/log/append.ts';
import { writeEntry } from '#domain/log/entry.ts';
import { extend, type Hash, isSameHash, leafHash, type RightEdge, rootOf } from '#domain/log/merkle.ts';
import { type Balances, LedgerBroken, totals } from '#domain/money/ledger.ts';
import type { ProgrammeEntry } from '#domain/programme/entry.ts';
import { foldHoldings } from '#domain/programme/holdings.ts';
import { ProgrammeBroken } from '#domain/programme/programme.ts';
import { type CommunityFile, IS_SAVED, readFile, type Rows, writeFile } from './community-file.ts';

const STORES = Object.keys(IS_SAVED) as readonly StoreName[];
const SAVED = STORES.filter((name) => IS_SAVED[name]);

export function localBackup({ store, crypto, now, name, settlementLock }: Context): Omit<Backup, 'isKept'> {
  const visits = watchVisits();

  return {
    async save() {
      const rows = await store.read(SAVED, savedRows);
      return writeFile(crypto, { schema: VERSION, savedAt: now(), rows });
    },

    async check(file): Promise<CheckedBackup> {
      const found = await readFile(crypto, file);
      const rows = await onOneVisit(visits, (visit) => migrated(`${name}:import`, found, visit));
      verify(rows);
      return {
        savedAt: found.savedAt,
        members: rowsIn(rows, 'accounts').length,
        postings: rowsIn(rows, 'postings').length,
        // No request may be settled half before and half after it.
        replace: () =>
          exclusively(settlementLock, () => store.replaceAll(STORES, (each) => rowsIn(rows, each))),
      };
    },
  };
}

async function savedRows(transaction: Transaction<StoreName, 'readonly'>): Promise<Rows> {
  const all = SAVED.map(async (each) => {
    const rowsOf = transaction.objectStore(each);
    const [keys, values] = await Promise.all([rowsOf.getAllKeys(), rowsOf.getAll()]);
    return [each, keys.map((key, place) => ({ key, value: values[place] }))] as const;
  });
  return new Map(await Promise.all(all));
}

const rowsIn = (rows: Rows, name: StoreName): readonly Row[] => rows.get(name) ?? [];

/**
 * The rows as the present version of the database has them. A file of an earlier version goes through the same migrations as a
 * database does, in one of its own that is deleted afterwards.
 *
 * @throws `wrong-file`
 */
async function migrated(scratch: string, { schema, rows }: CommunityFile, visit: AbortSignal): Promise<Rows> {
  if (schema > VERSION) throw wrongFile('newer-release');
  await deleteDB(scratch);
  try {
    const before = await connector(scratch, MIGRATIONS.slice(0, schema))();
    await fill(before as unknown as IDBPDatabase, rows, visit).finally(() => before.close());
    const after = await connector(scratch)();
    const reading = after.transaction(SAVED);
    bindTo(visit, reading);
    return await savedRows(reading).finally(() => after.close());
  } catch (cause) {
    throw cause instanceof BackendError && cause.code === 'storage-full' ? cause : wrongFile('damaged');
  } finally {
    await deleteDB(scratch);
  }
}

async function fill(database: IDBPDatabase, rows: Rows, visit: AbortSignal): Promise<void> {
  const names = [...rows.keys()];
  if (names.some((name) => !database.objectStoreNames.contains(name))) throw wrongFile('damaged');
  if (names.length === 0) return;
  const transaction = database.transaction(names, 'readwrite');
  bindTo(visit, transaction);
  const writing = names.map((name) => putRows(transaction.objectStore(name), rows.get(name) ?? []));
  // Of all that fail at once the first one counts.
  await Promise.all([...writing, transaction.done]).catch((cause: unknown) => {
    throw toBackendError(cause);
  });
}

/** @throws `wrong-file` where the file contradicts itself */
function verify(rows: Rows): void {
  const records = rowsIn(rows, 'postings').map(({ value }) => value as PostingRecord);
  try {
    totals(records.map(({ posting }) => posting));
    const balances = new Map<string, Balances>();
    for (const record of records) {
      const expected = recordOf(record.posting, record, balances);
      if (JSON.stringify(expected) !== JSON.stringify(record)) throw new LedgerBroken(record.posting.id);
    }
    verifyLog(rows, records);
    verifyProgramme(rows);
  } catch (cause) {
    if (cause instanceof LedgerBroken || cause instanceof ProgrammeBroken || cause instanceof TypeError) {
      throw wrongFile('does-not-add-up');
    }
    throw cause;
  }
}

/** The levels and incomes are those of the programme's log. @throws ProgrammeBroken */
function verifyProgramme(rows: Rows): void {
  const valuesIn = (name: StoreName) => rowsIn(rows, name).map(({ value }) => value);
  const { levels, incomes } = foldHoldings(valuesIn('programme') as ProgrammeEntry[]);
  const textsOf = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value));
  const found = [textsOf(valuesIn('levels')).sort(), textsOf(valuesIn('incomes'))];
  const expected = [textsOf(levels).sort(), textsOf(incomes)];
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new ProgrammeBroken('levels and incomes do not follow from its log');
  }
}

/** The public log's hashes and its head are those of the postings. @throws LedgerBroken */
function verifyLog(rows: Rows, records: readonly PostingRecord[]): void {
  const tiles = rowsIn(rows, 'logTiles').map(({ value }) => value as LogTileRecord);
  const hashes = tiles.filter(({ level }) => level === 0).flatMap((tile) => tile.hashes);
  const head = (rowsIn(rows, 'logHead')[0]?.value ?? EMPTY_LOG) as LogHead;
  const entries = entriesOf(records);
  if (hashes.length !== entries.length || head.size !== entries.length) {
    throw new LedgerBroken(`${hashes.length} hashes in the log of ${head.size} entries`);
  }
  let edge: RightEdge = [];
  for (const [nth, entry] of entries.entries()) {
    const leaf = leafHash(new TextEncoder().encode(writeEntry(entry)));
    if (!isSameHash(leaf, hashes[nth] as Hash)) throw new LedgerBroken(`entry ${nth + 1} of the log`);
    edge = extend(edge, nth, leaf).edge;
  }
  if (!isSameHash(rootOf(edge), rootOf(head.edge))) throw new LedgerBroken('the head of the log');
}
