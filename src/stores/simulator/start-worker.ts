import { workerAt } from '../own-worker.ts';
import workerAddress from './simulation-worker.ts?worker&url';

export const startWorker = workerAt(workerAddress, 'tessera-simulator');
