import { deleteDB, type IDBPDatabase } from 'idb';
import type { Context } from '#backend/local/context.ts';
import { bindTo, connector, type StoreName, type Transaction } from '#backend/local/database.ts';
import { toBackendError } from '#backend/local/errors.ts';
import { MIGRATIONS, VERSION } from '#backend/local/migrations.ts';
import { putRows, type Row } from '#backend/local/store.ts';
import { onOneVisit, watchVisits } from '#backend/local/visits.ts';
import { type Backup, BackendError, type CheckedBackup, wrongFile } from '#backend/port/backend.ts';
import { exclusively } from '#backend/local/settling.ts';
import { type CommunityFile, IS_SAVED, readFile, type Rows, writeFile } from './community-file.ts';
import { verify, verifyValues } from './verify.ts';

const STORES = Object.keys(IS_SAVED) as readonly StoreName[];
const SAVED = STORES.filter((name) => IS_SAVED[name]);

export function localBackup({ store, crypto, now, name, settlementLock }: Context): Omit<Backup, 'isKept'> {
  const visits = watchVisits();

  return {
    async save() {
      const rows = await store.read(SAVED, savedRows);
      return writeFile(crypto, { schema: VERSION, savedAt: now(), rows });
    },

    count: () =>
      store.read(['accounts', 'postings'], async (transaction) => {
        const stores = [transaction.objectStore('accounts'), transaction.objectStore('postings')];
        const [members = 0, postings = 0] = await Promise.all(stores.map((each) => each.count()));
        return { members, postings };
      }),

    async check(file): Promise<CheckedBackup> {
      const found = await readFile(crypto, file);
      // Check here to say what is wrong: the database would refuse some of it too, but would not say why.
      if (found.schema === VERSION) verifyValues(found.rows);
      const rows = await onOneVisit(visits, (visit) => migrated(`${name}:import`, found, visit));
      verify(rows);
      return {
        savedAt: found.savedAt,
        members: rowsIn(rows, 'accounts').length,
        postings: rowsIn(rows, 'postings').length,
        // Wait for settlements: no request may be settled half before and half after the replacement.
        replace: () =>
          exclusively(settlementLock, () => store.replaceAll(STORES, (each) => rowsIn(rows, each))),
      };
    },
  };
}

async function savedRows(transaction: Transaction<StoreName, 'readonly'>): Promise<Rows> {
  const all = SAVED.map(async (each) => {
    const source = transaction.objectStore(each);
    const [keys, values] = await Promise.all([source.getAllKeys(), source.getAll()]);
    return [each, keys.map((key, place) => ({ key, value: values[place] }))] as const;
  });
  return new Map(await Promise.all(all));
}

const rowsIn = (rows: Rows, name: StoreName): readonly Row[] => rows.get(name) ?? [];

/**
 * Brings the rows to the database's present version. A file of an earlier version goes through the same
 * migrations as a database, in a temporary database that is deleted afterwards.
 *
 * @throws `wrong-file`, `storage-full`
 */
async function migrated(scratch: string, { schema, rows }: CommunityFile, visit: AbortSignal): Promise<Rows> {
  if (schema > VERSION) throw wrongFile('other-release');
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
  const writing = names.map(async (name) => putRows(transaction.objectStore(name), rows.get(name) ?? []));
  // Report the first of several failures.
  await Promise.all([...writing, transaction.done]).catch((cause: unknown) => {
    throw toBackendError(cause);
  });
}
