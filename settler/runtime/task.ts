import { backOff } from './back-off.ts';

/** Work that is done again and again, one run at a time, and is retried after a failure. */
export interface Task {
  /** Runs it after this time, in place of an earlier appointment. @param ms milliseconds */
  runIn(ms: number): void;
  /**
   * Runs it after this time at the latest: an earlier appointment stays, so that calls without end do not postpone it.
   *
   * @param ms milliseconds
   */
  runWithin(ms: number): void;
  /** Failures in a row. */
  failures(): number;
  isStopped(): boolean;
  /** Starts no further run; resolves when the running one is done. Its failure is not reported any more. */
  stop(): Promise<void>;
}

interface Options {
  work(): Promise<void>;
  /** @param retryIn milliseconds; @param failures in a row, with this one */
  failed(cause: unknown, retryIn: number, failures: number): void;
  /** Milliseconds from the end of one run to the next; absent: it runs only when asked. */
  readonly every?: number;
}

/** @returns a task that has not yet run */
export function openTask({ work, failed, every }: Options): Task {
  let failures = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  /** When the timer runs out, by the process's monotonic clock; null: it does not run. */
  let appointed: number | null = null;
  let running = Promise.resolve();

  function runIn(ms: number): void {
    if (isStopped) return;
    clearTimeout(timer);
    appointed = performance.now() + ms;
    timer = setTimeout(() => {
      appointed = null;
      running = running.then(run);
    }, ms);
  }

  function runWithin(ms: number): void {
    if (appointed === null || appointed > performance.now() + ms) runIn(ms);
  }

  async function run(): Promise<void> {
    if (isStopped) return;
    try {
      await work();
      failures = 0;
      if (every !== undefined) runIn(every);
    } catch (cause) {
      if (isStopped) return;
      failures += 1;
      const retryIn = Math.min(every ?? Number.POSITIVE_INFINITY, backOff(failures));
      failed(cause, retryIn, failures);
      runIn(retryIn);
    }
  }

  return {
    runIn,
    runWithin,
    failures: () => failures,
    isStopped: () => isStopped,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
