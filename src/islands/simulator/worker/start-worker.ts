import { workerAt } from '#stores/worker.ts';
import workerAddress from './simulation-worker.ts?worker&url';

export const startWorker = workerAt(workerAddress, 'tessera-simulator');
