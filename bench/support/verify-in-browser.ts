// Verifies a log with the page's own worker. Runs in the page; bench/verify.ts calls it.
import type { FromWorker } from '../../src/islands/ledger/worker/messages.ts';

export interface Measured {
  readonly ok: boolean;
  readonly entries: number;
  readonly ms: number;
  /** Of the page, in milliseconds: those over 50 ms. */
  readonly longTasks: readonly number[];
  readonly reports: number;
}

/** @param url of the log, with a slash behind it */
export async function measure(workerUrl: string, url: string): Promise<Measured> {
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(Math.round(duration));
  });
  observer.observe({ type: 'longtask' });
  const worker = new Worker(workerUrl, { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<Pick<Measured, 'ok' | 'entries'>>();
  let reports = 0;
  const begun = performance.now();
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'progress') reports += 1;
    else if (data.kind === 'result') {
      const { result } = data;
      resolve({ ok: result.ok, entries: result.ok ? result.checkpoint.size : result.entries });
    } else reject(new Error(data.kind));
  });
  worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  worker.postMessage({ kind: 'verify', url, verifierKey: undefined, seen: [] });
  const result = await promise;
  const ms = performance.now() - begun;
  worker.terminate();
  observer.disconnect();
  return { ...result, ms, longTasks, reports };
}
