// Verifies a log with the page's own worker, which asks the page for each file. Runs in the page; bench/verify.ts calls it.
import { logOfFiles } from '#domain/log/source.ts';
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
  const log = logOfFiles(async (path) => {
    const answer = await fetch(url + path);
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  });
  const read = log as unknown as Record<string, (...args: readonly number[]) => Promise<unknown>>;
  const worker = new Worker(workerUrl, { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<Pick<Measured, 'ok' | 'entries'>>();
  let reports = 0;
  const begun = performance.now();
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'progress') reports += 1;
    else if (data.kind === 'unsupported') reject(new Error('This browser cannot check the signature'));
    else if (data.kind === 'read') {
      read[data.method]?.(...data.args).then(
        (value) => worker.postMessage({ kind: 'file', id: data.id, value }),
        reject,
      );
    } else {
      const { result } = data;
      resolve({ ok: result.ok, entries: result.ok ? result.checkpoint.size : result.entries });
    }
  });
  worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  worker.postMessage({ kind: 'verify', verifierKey: undefined, seen: [] });
  const result = await promise;
  const ms = performance.now() - begun;
  worker.terminate();
  observer.disconnect();
  return { ...result, ms, longTasks, reports };
}
