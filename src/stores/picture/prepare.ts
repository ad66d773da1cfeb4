import { wrongFile } from '#backend/port/backend.ts';
import { fileProblem, type PicturePlan } from '#domain/pictures/picture-plan.ts';
import { LARGEST_FILE, type Picture } from '#domain/pictures/picture.ts';
import { asFailure } from '#stores/failure.ts';
import { loadSiteChunk } from '#stores/load-chunk.ts';
import { workerFailure } from '#stores/worker/page-side.ts';
import { type Drawn, drawPicture } from './draw-picture.ts';
import type { PictureTask } from './picture-worker.ts';

/**
 * Redraws a picture, upright and small. The redrawn file holds no metadata, such as place and time, and no hidden
 * data.
 *
 * @throws BackendError `wrong-file`; nothing has left the browser then
 */
export async function preparePicture(file: Blob, plan: PicturePlan): Promise<Picture> {
  const bytes = new Uint8Array(await file.slice(0, LARGEST_FILE).arrayBuffer());
  const error = fileProblem(bytes, file.size);
  if (error) throw wrongFile(error);
  const drawn = await drawAside({ bytes, plan }).catch((thrown: unknown) => {
    // Without a network the worker may not load; the picture must be ready all the same.
    if (asFailure(thrown).code === 'load-failed') return drawPicture(bytes, plan);
    throw thrown;
  });
  if (!drawn.ok) throw wrongFile(drawn.error);
  return drawn.picture;
}

/** In a worker: twelve million pixels would block the page. */
async function drawAside(task: PictureTask): Promise<Drawn> {
  const { startPictureWorker } = await loadSiteChunk(() => import('./worker-starter.ts'));
  const worker = startPictureWorker();
  const { promise, resolve, reject } = Promise.withResolvers<Drawn>();
  worker.addEventListener('message', ({ data }: MessageEvent<Drawn>) => resolve(data));
  worker.addEventListener('error', (event) => reject(workerFailure(event)));
  worker.postMessage(task);
  return promise.finally(() => worker.terminate());
}
