import type { OnError, Unsubscribe } from '../port.ts';
import { openChanges } from './changes.ts';
import { connector, type StoreName, type Transaction } from './database.ts';
import { toBackendError } from './errors.ts';
import { live } from './live.ts';

export interface WriteScope<Written extends StoreName, Read extends StoreName> {
  readonly writes: readonly Written[];
  /** What is only looked at: nobody is told that it changed. */
  readonly reads?: readonly Read[];
}

/**
 * The database as the rest of this adapter sees it: work runs in one transaction, and whatever is written is
 * announced under the names of its object stores to those who watch them, in all tabs.
 *
 * `work` may await nothing but the transaction's own requests: a transaction ends as soon as it is left idle.
 */
export interface Store {
  read<Name extends StoreName, Value>(
    names: readonly Name[],
    work: (transaction: Transaction<Name, 'readonly'>) => Promise<Value>,
  ): Promise<Value>;

  /** All of it is written, or, when `work` throws or the disk is full, none of it. */
  write<Written extends StoreName, Value, Read extends StoreName = never>(
    scope: WriteScope<Written, Read>,
    work: (transaction: Transaction<Written | Read, 'readwrite'>) => Promise<Value>,
  ): Promise<Value>;

  /** Makes all who watch these read them again, in all tabs: for when they turn out to be other than was shown. */
  announce(names: readonly StoreName[]): void;

  /** Calls back with what `read` finds now and after each change of `names`; not when it finds nothing. */
  watch<Name extends StoreName, Value>(
    names: readonly Name[],
    read: (transaction: Transaction<Name, 'readonly'>) => Promise<Value | undefined>,
    onValue: (value: Value) => void,
    onError: OnError,
  ): Unsubscribe;
}

/** @throws BackendError `storage-unavailable` */
export async function openStore(name: string): Promise<Store> {
  const connection = connector(name);
  await connection();
  const changes = openChanges<StoreName>(name);

  async function transact<Name extends StoreName, Mode extends 'readonly' | 'readwrite', Value>(
    names: readonly Name[],
    mode: Mode,
    work: (transaction: Transaction<Name, Mode>) => Promise<Value>,
  ): Promise<Value> {
    try {
      const database = await connection();
      return await complete(database.transaction([...names], mode), work);
    } catch (cause) {
      throw toBackendError(cause);
    }
  }

  const store: Store = {
    read: (names, work) => transact(names, 'readonly', work),
    async write({ writes, reads = [] }, work) {
      const value = await transact([...writes, ...reads], 'readwrite', work);
      changes.announce(writes);
      return value;
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
  return store;
}

async function complete<Name extends StoreName, Mode extends 'readonly' | 'readwrite', Value>(
  transaction: Transaction<Name, Mode>,
  work: (transaction: Transaction<Name, Mode>) => Promise<Value>,
): Promise<Value> {
  // A transaction that fails before it is awaited below is not an unhandled rejection.
  const ended = transaction.done.catch(() => undefined);
  try {
    const value = await work(transaction);
    await transaction.done;
    return value;
  } catch (cause) {
    abort(transaction);
    await ended;
    // Where the browser ended the transaction itself, its requests say only "aborted"; the reason is here.
    throw transaction.error ?? cause;
  }
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It had ended already.
  }
}
