import { workerAt } from '#stores/worker.ts';
import workerAddress from './tree-worker.ts?worker&url';

export const startWorker = workerAt(workerAddress, 'tessera-partners');
