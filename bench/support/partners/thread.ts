import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type FromThread, STOP } from '#settler/partners/thread-messages.ts';
import { type Counted, READS } from './count-reads.ts';

export interface Thread {
  /** Resolves when it has next written everything that was out of date. */
  synced(): Promise<void>;
  /** Documents read so far. */
  reads(): Promise<number>;
  /** Processor used so far, in milliseconds. */
  processor(): Promise<number>;
  /** Measures its heap in use, garbage included. */
  megabytes(): Promise<number>;
  stop(): Promise<void>;
}

export function startThread(projectId: string): Thread {
  const worker = new Worker(new URL('./counted-thread.ts', import.meta.url), {
    workerData: { projectId, databaseId: '(default)' },
  });
  const next = <Kind extends (FromThread | Counted)['kind']>(kind: Kind) =>
    new Promise<Extract<FromThread | Counted, { kind: Kind }>>((resolve) => {
      worker.on('message', function listen(message) {
        if (message.kind !== kind) return;
        worker.off('message', listen);
        resolve(message);
      });
    });
  worker.on('message', (message: FromThread | Counted) => {
    if (message.kind === 'failed') console.error(message.cause);
  });
  return {
    synced: () => next('synced').then(() => undefined),
    async reads() {
      worker.postMessage(READS);
      return (await next('reads')).reads;
    },
    async processor() {
      const { user, system } = await worker.cpuUsage();
      return (user + system) / 1_000;
    },
    async megabytes() {
      return Math.round((await worker.getHeapStatistics()).used_heap_size / 1e6);
    },
    async stop() {
      worker.postMessage(STOP);
      await once(worker, 'exit');
    },
  };
}
