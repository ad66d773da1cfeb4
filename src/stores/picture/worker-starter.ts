import { workerAt } from '#stores/worker/page-side.ts';
import workerUrl from './picture-worker.ts?worker&url';

export const startPictureWorker = workerAt(workerUrl, 'tessera-picture');
