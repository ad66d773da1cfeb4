import { workerAt } from '#stores/worker.ts';
import workerAddress from './picture-worker.ts?worker&url';

export const startWorker = workerAt(workerAddress, 'tessera-picture');
