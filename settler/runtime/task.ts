import { backOff } from './back-off.ts';

/** Work that runs again and again, one run at a time, and is retried after a failure. */
export interface Task {
  /**
   * Runs the work after this time, and replaces an earlier appointment.
   * @param ms milliseconds
   */
  runIn(ms: number): void;
  /**
   * Runs the work after this time at the latest. An earlier appointment stays, so that repeated calls do not
   * postpone it.
   *
   * @param ms milliseconds
   */
  runWithin(ms: number): void;
  /** How many failures came in a row. */
  failures(): number;
  isStopped(): boolean;
  /**
   * Starts no further run; resolves when the running one ends. A failure of that run is no longer reported.
   */
  stop(): Promise<void>;
}

interface Options {
  work(): Promise<void>;
  /**
   * @param retryIn milliseconds
   * @param failures how many came in a row, this one included
   */
  failed(cause: unknown, retryIn: number, failures: number): void;
  /** Milliseconds from the end of one run to the next; absent: it runs only when asked. */
  readonly every?: number;
}

/** @returns a task that has not yet run */
export function openTask({ work, failed, every }: Options): Task {
  let failures = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  /** When the timer fires, by the process's monotonic clock; null: no timer is set. */
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
      // An appointment that was made during the run stays.
      if (every !== undefined) runWithin(every);
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
