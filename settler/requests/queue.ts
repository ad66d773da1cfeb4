import type { Instant } from '#domain/time.ts';
import { backOff } from '#settler/runtime/back-off.ts';
import type { Waiting } from './pending.ts';
import { openTurns } from './turns.ts';

/** Settles requests one after the other: members in turn, and the requests of each in the order in which they came. */
export interface Queue {
  /** A request that is queued, or that failed and has not been rewritten since, keeps its place. */
  add(waiting: Waiting): void;
  /** The request is settled elsewhere, set aside, or gone. */
  remove(path: string): void;
  /** Since when the oldest unsettled request has waited; null: the queue is empty. */
  oldest(): Instant | null;
  /** Number of unsettled requests. */
  waiting(): number;
  /** Number of requests that failed and will be retried. */
  failing(): number;
  /** Starts no further request; resolves when the running one is done. */
  stop(): Promise<void>;
}

interface Failed {
  readonly waiting: Waiting;
  readonly failures: number;
  /** Set while it waits for a retry. */
  readonly timer: NodeJS.Timeout | null;
}

/**
 * @param work settles one; when it throws, it is retried with back-off, and the others go on in the meantime
 * @param onFailure called with each failure and the milliseconds until the next attempt
 */
export function openQueue(
  work: (path: string) => Promise<void>,
  onFailure: (path: string, cause: unknown, retryIn: number) => void,
): Queue {
  const turns = openTurns();
  const failed = new Map<string, Failed>();
  let inHand: Waiting | null = null;
  let running: Promise<void> | null = null;
  let isStopped = false;

  async function run(): Promise<void> {
    while (!isStopped) {
      const waiting = turns.next();
      if (waiting === undefined) return;
      inHand = waiting;
      await work(waiting.path).then(
        () => failed.delete(waiting.path),
        (cause: unknown) => tryLater(waiting, cause),
      );
      inHand = null;
    }
  }

  function go(): void {
    running ??= run().finally(() => {
      running = null;
      // A request may have come between the last look and now.
      if (turns.size > 0 && !isStopped) go();
    });
  }

  function takeTurn(waiting: Waiting): void {
    turns.add(waiting);
    go();
  }

  function forget(path: string): void {
    clearTimeout(failed.get(path)?.timer ?? undefined);
    failed.delete(path);
  }

  function tryLater(waiting: Waiting, cause: unknown): void {
    if (isStopped) return;
    const { path } = waiting;
    const failures = (failed.get(path)?.failures ?? 0) + 1;
    const retryIn = backOff(failures);
    const timer = setTimeout(() => {
      failed.set(path, { waiting, failures, timer: null });
      takeTurn(waiting);
    }, retryIn);
    failed.set(path, { waiting, failures, timer });
    onFailure(path, cause, retryIn);
  }

  const unsettled = (): readonly Waiting[] => {
    const all = new Map([...failed].map(([path, { waiting }]) => [path, waiting]));
    for (const waiting of turns) all.set(waiting.path, waiting);
    if (inHand) all.set(inHand.path, inHand);
    return [...all.values()];
  };

  return {
    add(waiting) {
      if (isStopped || turns.has(waiting.path)) return;
      const known = [inHand, failed.get(waiting.path)?.waiting];
      if (known.some((one) => one?.path === waiting.path && one.since === waiting.since)) return;
      forget(waiting.path);
      takeTurn(waiting);
    },
    remove(path) {
      turns.remove(path);
      forget(path);
    },
    oldest: () =>
      unsettled().reduce<Instant | null>(
        (oldest, { since }) => (oldest === null ? since : Math.min(oldest, since)),
        null,
      ),
    waiting: () => unsettled().length,
    failing: () => failed.size,
    async stop() {
      isStopped = true;
      for (const path of [...failed.keys()]) forget(path);
      await running;
    },
  };
}
