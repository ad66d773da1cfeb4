/**
 * A disk that fails at a chosen step: intercepts every IndexedDB request of all pages of this process. Import
 * `fake-indexeddb/auto` first.
 */
export type Fault =
  /** The page is killed: that request and all later ones never reach the disk, and open transactions roll back. */
  | 'killed before'
  /** As above, but the disk carries out the request before the page dies. */
  | 'killed after'
  /** The disk is full from that request on: the browser rolls back every write. */
  | 'disk full';

export interface Device {
  /** Fails from the `step`-th request on, counted from one. */
  failAt(step: number, fault: Fault): void;
  /** Works again. @returns whether it had failed */
  mend(): boolean;
  /** Restores the browser's own methods. */
  remove(): void;
}

const READS = ['get', 'getKey', 'getAll', 'getAllKeys', 'count', 'openCursor', 'openKeyCursor'] as const;
const STORE_WRITES = ['add', 'put', 'delete', 'clear'] as const;
const CURSOR_WRITES = ['update', 'delete'] as const;

type Method = (this: object, ...args: unknown[]) => IDBRequest;

export function installDevice(): Device {
  let plan: { step: number; fault: Fault } | null = null;
  let hasFailed = false;
  const restore: (() => void)[] = [];

  function pass(transaction: IDBTransaction, isWrite: boolean, issue: () => IDBRequest): IDBRequest {
    if (plan === null) return issue();
    const { fault } = plan;
    if (fault === 'disk full' && !isWrite) return issue();
    if (!hasFailed) plan.step -= 1;
    if (plan.step > 0) return issue();
    hasFailed = true;
    const request = issue();
    if (fault === 'killed after')
      request.addEventListener('success', () => quietly(() => transaction.abort()));
    else if (fault === 'killed before') transaction.abort();
    else fill(transaction);
    return request;
  }

  function wrap(prototype: object, names: readonly string[], isWrite: boolean): void {
    const target = prototype as Record<string, Method>;
    for (const name of names) {
      const original = target[name];
      if (!original) continue;
      target[name] = function (this: object, ...args: unknown[]) {
        return pass(transactionOf(this), isWrite, () => original.apply(this, args));
      };
      restore.push(() => {
        target[name] = original;
      });
    }
  }

  wrap(IDBObjectStore.prototype, READS, false);
  wrap(IDBIndex.prototype, READS, false);
  wrap(IDBObjectStore.prototype, STORE_WRITES, true);
  wrap(IDBCursor.prototype, CURSOR_WRITES, true);

  return {
    failAt(step, fault) {
      plan = { step, fault };
      hasFailed = false;
    },
    mend() {
      plan = null;
      return hasFailed;
    },
    remove() {
      for (const give of restore) give();
    },
  };
}

function transactionOf(source: object): IDBTransaction {
  if (source instanceof IDBObjectStore) return source.transaction;
  if (source instanceof IDBIndex) return source.objectStore.transaction;
  return transactionOf((source as IDBCursor).source);
}

/** What a browser does when there is no room: it aborts the transaction, which alone carries the reason. */
function fill(transaction: IDBTransaction): void {
  (transaction as IDBTransaction & { _abort(reason: string): void })._abort('QuotaExceededError');
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // It had ended already.
  }
}
