import { BackendError, type OnError, type Unsubscribe } from '#backend/port/backend.ts';
import { SECOND } from '#domain/time.ts';
import { live, openChanges } from './changes.ts';
import { abort, bindTo, connector, type Interruption, type StoreName, type Transaction } from './database.ts';
import { toBackendError } from './errors.ts';
import { onOneVisit, watchVisits } from './visits.ts';

export interface WriteScope<Written extends StoreName, Read extends StoreName> {
  readonly writes: readonly Written[];
  /** Object stores that `work` only reads, so no change of them is announced. */
  readonly reads?: readonly Read[];
}

/**
 * The database for the rest of this adapter. Work runs in one transaction, and the store announces its writes
 * in all tabs, under the names of their object stores.
 *
 * `work` may await only the transaction's own requests: a transaction ends as soon as it is idle.
 */
export interface Store {
  read<Name extends StoreName, Value>(
    names: readonly Name[],
    work: (transaction: Transaction<Name, 'readonly'>) => Promise<Value>,
  ): Promise<Value>;

  /** Commits everything, or nothing if `work` throws or the disk is full. */
  write<Written extends StoreName, Value, Read extends StoreName = never>(
    scope: WriteScope<Written, Read>,
    work: (transaction: Transaction<Written | Read, 'readwrite'>) => Promise<Value>,
  ): Promise<Value>;

  /**
   * Replaces all rows, or none if it throws. Afterwards this page and all other open pages reject all work
   * with `data-replaced`, because they may still show old data. Only a new page starts over.
   *
   * @param rowsOf gives the new rows of each store
   */
  replaceAll(names: readonly StoreName[], rowsOf: (name: StoreName) => readonly Row[]): Promise<void>;

  /** Makes the watchers of `names` in all tabs read again. Use it when the data differs from what was shown. */
  announce(names: readonly StoreName[]): void;

  /**
   * Calls back with the result of `read`, now and after each change of `names`, unless the result is
   * undefined.
   */
  watch<Name extends StoreName, Value>(
    names: readonly Name[],
    read: (transaction: Transaction<Name, 'readonly'>) => Promise<Value | undefined>,
    onValue: (value: Value) => void,
    onError: OnError,
  ): Unsubscribe;
}

/** A row of an object store, with its key. */
export interface Row {
  readonly key: IDBValidKey;
  readonly value: unknown;
}

/** The methods of an object store that accept rows of any kind. */
interface AnyRows {
  readonly keyPath: string | string[] | null;
  clear(): Promise<void>;
  put(value: unknown, key?: IDBValidKey): Promise<unknown>;
}

/**
 * How long the database may leave this page without any answer. A browser's storage may hang for ever, but one
 * that goes on answering is only slow.
 */
const LONGEST_SILENCE = 30 * SECOND;

/** Milliseconds to wait after each failed attempt. */
const PAUSES = [50, 200, 800, 3200];

/**
 * Opens the database. Once its data is deleted or replaced, or a newer release has upgraded it, the store
 * rejects all work with `data-deleted`, `data-replaced` or `site-outdated`, and gives all watchers that error:
 * what the page shows no longer exists, and only a new page starts over.
 *
 * @throws BackendError as the function of `connector`; `storage-stalled`
 */
export async function openStore(name: string): Promise<Store> {
  let end: BackendError | null = null;
  /** Resolves when the cause of an interruption is known. */
  let causeKnown: Promise<void> | undefined;
  let hadAccounts = false;

  const visits = watchVisits();
  const onInterrupted = (by: Interruption) => {
    causeKnown = findCause(by);
  };
  const connection = connector(name, undefined, onInterrupted, visits);
  await connection();
  const changes = openChanges<StoreName>(name);

  changes.listen(['accounts'], () => {
    hadAccounts = true;
  });

  const replacements = new BroadcastChannel(`${name}:replaced`);
  replacements.addEventListener('message', endReplaced);

  function endReplaced(): void {
    end ??= new BackendError('data-replaced');
    changes.announceAllHere();
  }

  /**
   * Retries, because a browser refuses connections while it deletes. If it keeps refusing, the next caller
   * gets the error.
   */
  async function stillHasAccounts(): Promise<boolean> {
    for (const pause of PAUSES) {
      try {
        const visit = await visits();
        return await complete((await connection()).transaction(['accounts'], 'readonly'), hasAccounts, visit);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return true;
  }

  async function findCause(by: Interruption): Promise<void> {
    // Browsers also close connections for their own reasons. Then the accounts still exist.
    if (by === 'closed' && (!hadAccounts || (await stillHasAccounts()))) return;
    end ??= new BackendError(by === 'closed' ? 'data-deleted' : 'site-outdated');
    changes.announceAllHere();
  }

  async function transact<Name extends StoreName, Mode extends 'readonly' | 'readwrite', Value>(
    names: readonly Name[],
    mode: Mode,
    work: (transaction: Transaction<Name, Mode>) => Promise<Value>,
  ): Promise<Value> {
    const attempt = async (visit: AbortSignal): Promise<Value> => {
      try {
        await causeKnown;
        if (end !== null) throw end;
        const database = await connection();
        const transaction = database.transaction([...names], mode, durabilityOf(names, mode));
        return await complete(transaction, work, visit);
      } catch (cause) {
        await causeKnown;
        throw end ?? toBackendError(cause);
      }
    };
    // Only reads are repeated: while the page was in the cache, the person may have done elsewhere what it
    // would write now.
    return mode === 'readonly' ? onOneVisit(visits, attempt) : attempt(await visits());
  }

  const store: Store = {
    read: (names, work) => transact(names, 'readonly', work),
    async write({ writes, reads = [] }, work) {
      const value = await transact([...writes, ...reads], 'readwrite', work);
      changes.announce(writes);
      return value;
    },
    async replaceAll(names, rowsOf) {
      const replace = async (transaction: Transaction<StoreName, 'readwrite'>) => {
        const writing = names.map(async (each) => {
          const target = transaction.objectStore(each) as unknown as AnyRows;
          await target.clear();
          await putRows(target, rowsOf(each));
        });
        await Promise.all(writing);
      };
      await transact(names, 'readwrite', replace);
      replacements.postMessage(null);
      endReplaced();
    },
    announce: (names) => changes.announce(names),
    watch(names, read, onValue, onError) {
      return live(
        (onChange) => changes.listen(names, onChange),
        () => store.read(names, read),
        onValue,
        onError,
      );
    },
  };
  if (await store.read(['accounts'], hasAccounts)) hadAccounts = true;
  return store;
}

/** Writes rows under the keys that they had. */
export async function putRows(target: Omit<AnyRows, 'clear'>, rows: readonly Row[]): Promise<void> {
  await Promise.all(
    rows.map(({ key, value }) => (target.keyPath === null ? target.put(value, key) : target.put(value))),
  );
}

/**
 * Write money to the disk before the screen says that it is done. Otherwise browsers leave it in the system's
 * cache, and a power failure loses it.
 */
const durabilityOf = (names: readonly StoreName[], mode: 'readonly' | 'readwrite'): IDBTransactionOptions =>
  mode === 'readwrite' && names.includes('postings') ? { durability: 'strict' } : {};

const hasAccounts = async (transaction: Transaction<'accounts', 'readonly'>): Promise<boolean> =>
  (await transaction.objectStore('accounts').count()) > 0;

async function complete<Name extends StoreName, Mode extends 'readonly' | 'readwrite', Value>(
  transaction: Transaction<Name, Mode>,
  work: (transaction: Transaction<Name, Mode>) => Promise<Value>,
  visit: AbortSignal,
): Promise<Value> {
  bindTo(visit, transaction);
  // Catch the rejection here: the transaction may fail before the code below awaits it.
  const ended = transaction.done.catch(() => undefined);
  const stalled = Promise.withResolvers<never>();
  const wait = () => setTimeout(() => stalled.reject(new BackendError('storage-stalled')), LONGEST_SILENCE);
  let silence = wait();
  const waitAgain = () => {
    clearTimeout(silence);
    silence = wait();
  };
  // Any answer to this page restarts the clock: the transactions before this one may take long.
  const { db: database } = transaction;
  database.addEventListener('success', waitAgain, { capture: true });
  const done = async (): Promise<Value> => {
    const value = await work(transaction);
    await transaction.done;
    return value;
  };
  try {
    return await Promise.race([done(), stalled.promise]);
  } catch (cause) {
    abort(transaction);
    await Promise.race([ended, stalled.promise]).catch(() => undefined);
    // When the browser aborts the transaction, its requests say only "aborted"; this error has the reason.
    throw transaction.error ?? cause;
  } finally {
    database.removeEventListener('success', waitAgain, { capture: true });
    clearTimeout(silence);
  }
}
