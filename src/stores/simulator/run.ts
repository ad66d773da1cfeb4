import type { Scenario } from '../../domain/matrix/simulation/scenario.ts';
import type { SimulationResult } from '../../domain/matrix/simulation/simulate.ts';
import { workerFailure } from '../own-worker.ts';
import type { RunMessage } from './messages.ts';
import { startWorker } from './start-worker.ts';

export interface Run {
  /** Null when it was cancelled. @throws BackendError when the worker could not be had or broke */
  readonly result: Promise<SimulationResult | null>;
  readonly cancel: () => void;
}

/** @param onProgress is told how much is done, from 0 to 1 */
export function startRun(scenario: Scenario, onProgress: (done: number) => void): Run {
  const worker = startWorker();
  const { promise, resolve, reject } = Promise.withResolvers<SimulationResult | null>();
  const end = () => worker.terminate();

  worker.addEventListener('message', ({ data }: MessageEvent<RunMessage>) => {
    if (data.kind === 'progress') return onProgress(data.done);
    end();
    resolve(data.result);
  });
  worker.addEventListener('error', (event) => {
    end();
    reject(workerFailure(event));
  });
  worker.postMessage(scenario);

  return {
    result: promise,
    cancel() {
      end();
      resolve(null);
    },
  };
}
