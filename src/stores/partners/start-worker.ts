import { workerAt } from '../own-worker.ts';
import workerAddress from './tree-worker.ts?worker&url';

export const startWorker = workerAt(workerAddress, 'tessera-partners');
