import { Worker } from 'node:worker_threads';
import type { Order, WorkerSetting } from '../../open-graph/worker.ts';

/** Draws cards in a thread of its own. */
export interface Studio {
  draw(order: Order): void;
  /** Resolves when all that was ordered is drawn; rejects if that could not be done. */
  finish(): Promise<void>;
}

export function openStudio(setting: WorkerSetting): Studio {
  const worker = new Worker(new URL('../../open-graph/worker.ts', import.meta.url), { workerData: setting });
  // A build that fails elsewhere does not wait for pictures.
  worker.unref();
  const finished = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', resolve);
  });
  // The failure is told by `finish`.
  finished.catch(() => {});
  return {
    draw: (order) => worker.postMessage(order),
    finish() {
      worker.ref();
      worker.postMessage(null);
      return finished;
    },
  };
}
