import type { Instant } from '#domain/time.ts';
import { backOff } from '#settler/runtime/back-off.ts';
import type { PendingRequest } from './pending.ts';
import { openTurns } from './turns.ts';

/**
 * Gives requests to `work`, a few at a time: members in turn, and each member's requests in the order in which
 * they came. Erasures and push subscriptions queue like requests.
 */
export interface Queue {
  /**
   * Adds a request. It keeps its place if it is queued already, or if it failed and was not rewritten since.
   */
  add(waiting: PendingRequest): void;
  /** Removes a request that another settler settled, that is set aside, or that no longer exists. */
  remove(path: string): void;
  /** Since when the oldest unsettled request has waited; null: the queue is empty. */
  oldest(): Instant | null;
  /** Number of unsettled requests. */
  waiting(): number;
  /** Number of requests that failed and will be retried. */
  failing(): number;
  /** Why they failed, one for each. */
  causes(): readonly unknown[];
  /** Starts no further request; resolves when the running ones end. */
  stop(): Promise<void>;
}

/** The requests that `work` did not finish, by path. Null: take it again at once; otherwise why it failed. */
export type Undone = ReadonlyMap<string, { readonly cause: unknown } | null>;

interface Options {
  /** How many requests to work on at a time. */
  readonly most: number;
  /**
   * Works on requests. If it throws, all of them failed. A failed request is retried after a pause, and the
   * others go on in the meantime.
   */
  work(requests: readonly PendingRequest[]): Promise<Undone>;
  /** Called with the next requests while `work` handles the present ones. */
  prepare?(requests: readonly PendingRequest[]): Promise<void>;
  /** Called with each failure and the milliseconds until the next attempt. */
  onFailure(path: string, cause: unknown, retryIn: number): void;
}

/**
 * The queue keeps the documents of this many requests in memory, and reads the others when their turn comes.
 */
const WITH_DOCUMENTS = 1_000;

interface Failed {
  readonly waiting: PendingRequest;
  readonly failures: number;
  /** Why the last attempt failed. */
  readonly cause: unknown;
  /** The timer of a retry; null: no retry waits. */
  readonly timer: NodeJS.Timeout | null;
}

export function openQueue({ most, work, prepare, onFailure }: Options): Queue {
  const turns = openTurns();
  const failed = new Map<string, Failed>();
  let running: Promise<void> | null = null;
  let isStopped = false;

  async function run(): Promise<void> {
    // Wait a moment, so that all requests of one listener snapshot go into the same batch.
    await Promise.resolve();
    while (!isStopped && turns.size > 0) {
      const batch = turns.first(most);
      const working = undoneBy(batch);
      // The running work has already taken what was prepared for it.
      if (prepare && turns.size > batch.length) {
        await Promise.all([working, prepare(turns.first(2 * most).slice(batch.length))]);
      }
      const undone = await working;
      turns.served(batch.map(({ path }) => path));
      for (const waiting of batch) finish(waiting, undone);
    }
  }

  const undoneBy = (batch: readonly PendingRequest[]): Promise<Undone> =>
    work(batch).catch((cause: unknown) => new Map(batch.map(({ path }) => [path, { cause }])));

  function finish(waiting: PendingRequest, undone: Undone): void {
    const { path } = waiting;
    const failure = undone.get(path);
    // Leave it: someone removed the request, a newer version has come, or it is to be taken again.
    if (turns.get(path) !== waiting || failure === null) return;
    turns.remove(path);
    if (failure) tryLater(waiting, failure.cause);
    else forget(path);
  }

  function go(): void {
    running ??= run().finally(() => {
      running = null;
      // A request may have come between the last look and now.
      if (turns.size > 0 && !isStopped) go();
    });
  }

  function takeTurn(waiting: PendingRequest): void {
    turns.add(waiting);
    go();
  }

  function forget(path: string): void {
    clearTimeout(failed.get(path)?.timer ?? undefined);
    failed.delete(path);
  }

  function tryLater(waiting: PendingRequest, cause: unknown): void {
    if (isStopped) return;
    const { path } = waiting;
    const failures = (failed.get(path)?.failures ?? 0) + 1;
    const retryIn = backOff(failures);
    const timer = setTimeout(() => {
      failed.set(path, { waiting, failures, cause, timer: null });
      takeTurn(waiting);
    }, retryIn);
    failed.set(path, { waiting, failures, cause, timer });
    onFailure(path, cause, retryIn);
  }

  function* unsettled(): Generator<PendingRequest> {
    yield* turns;
    for (const [path, { waiting }] of failed) if (turns.get(path) === undefined) yield waiting;
  }

  return {
    add(waiting) {
      const { path, since } = waiting;
      if (isStopped) return;
      if ([turns.get(path), failed.get(path)?.waiting].some((known) => known && known.since >= since)) return;
      forget(path);
      takeTurn(turns.size < WITH_DOCUMENTS ? waiting : { path, since });
    },
    remove(path) {
      turns.remove(path);
      forget(path);
    },
    oldest() {
      let oldest: Instant | null = null;
      for (const { since } of unsettled()) oldest = Math.min(oldest ?? since, since);
      return oldest;
    },
    waiting() {
      let count = 0;
      for (const _ of unsettled()) count += 1;
      return count;
    },
    failing: () => failed.size,
    causes: () => [...failed.values()].map(({ cause }) => cause),
    async stop() {
      isStopped = true;
      for (const path of [...failed.keys()]) forget(path);
      await running;
    },
  };
}
