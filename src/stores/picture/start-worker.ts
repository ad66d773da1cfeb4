import { workerAt } from '#stores/worker.ts';
import workerUrl from './picture-worker.ts?worker&url';

export const startWorker = workerAt(workerUrl, 'tessera-picture');
