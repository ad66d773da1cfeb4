import { BackendError, type OnError, type Unsubscribe } from '#backend/port/backend.ts';
import { openChanges } from './changes.ts';
import { connector, type Interruption, type StoreName, type Transaction } from './database.ts';
import { toBackendError } from './errors.ts';
import { live } from './live.ts';
import { MIGRATIONS } from './migrations.ts';

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

/** Before the next try, in milliseconds. */
const PAUSES = [50, 200, 800, 3200];

/**
 * Once the data are deleted, or a newer release has upgraded them, all work is refused with `data-deleted` or
 * `site-outdated`, and all who watch are told so: what the page shows is no more, and only a new page begins anew.
 *
 * @throws BackendError as `connector`
 */
export async function openStore(name: string): Promise<Store> {
  let end: BackendError | null = null;
  /** Settles once it is known what an interruption means. */
  let checked: Promise<void> | undefined;
  let hadAccounts = false;

  const connection = connector(name, MIGRATIONS, (by) => {
    checked = check(by);
  });
  await connection();
  const changes = openChanges<StoreName>(name);

  changes.listen(['accounts'], () => {
    hadAccounts = true;
  });

  /** A browser that is still deleting refuses the connection. One that goes on refusing says so to whoever asks next. */
  async function isStillThere(): Promise<boolean> {
    for (const pause of PAUSES) {
      try {
        return await complete((await connection()).transaction(['accounts'], 'readonly'), hasAccounts);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return true;
  }

  async function check(by: Interruption): Promise<void> {
    // Browsers also close a connection for reasons of their own: then the accounts are still there.
    if (by === 'closed' && (!hadAccounts || (await isStillThere()))) return;
    end ??= new BackendError(by === 'closed' ? 'data-deleted' : 'site-outdated');
    changes.announceAllHere();
  }

  async function transact<Name extends StoreName, Mode extends 'readonly' | 'readwrite', Value>(
    names: readonly Name[],
    mode: Mode,
    work: (transaction: Transaction<Name, Mode>) => Promise<Value>,
  ): Promise<Value> {
    try {
      await checked;
      if (end !== null) throw end;
      const database = await connection();
      return await complete(database.transaction([...names], mode), work);
    } catch (cause) {
      await checked;
      throw end ?? toBackendError(cause);
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
  if (await store.read(['accounts'], hasAccounts)) hadAccounts = true;
  return store;
}

const hasAccounts = async (transaction: Transaction<'accounts', 'readonly'>): Promise<boolean> =>
  (await transaction.objectStore('accounts').count()) > 0;

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
