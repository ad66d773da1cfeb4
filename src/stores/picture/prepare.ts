import { wrongFile } from '#backend/port/backend.ts';
import { fileProblem, type PicturePlan } from '#domain/pictures/picture-plan.ts';
import { LARGEST_FILE, type Picture } from '#domain/pictures/picture.ts';
import { asFailure } from '#stores/failure.ts';
import { loadSiteChunk } from '#stores/load-chunk.ts';
import { workerFailure } from '#stores/worker.ts';
import { type Drawn, drawPicture } from './draw-picture.ts';
import type { PictureTask } from './picture-worker.ts';

/**
 * Makes of a file what is kept of it: drawn anew, so that nothing of the file itself stays, neither where and when it was
 * taken nor anything that was hidden in it; upright, and small.
 *
 * @throws BackendError `wrong-file`; nothing has left the browser then
 */
export async function preparePicture(file: Blob, plan: PicturePlan): Promise<Picture> {
  const bytes = new Uint8Array(await file.slice(0, LARGEST_FILE).arrayBuffer());
  const error = fileProblem(bytes, file.size);
  if (error) throw wrongFile(error);
  const drawn = await drawAside({ bytes, plan }).catch((thrown: unknown) => {
    // Without a network there may be no worker to be had; the picture is to be ready all the same.
    if (asFailure(thrown).code === 'load-failed') return drawPicture(bytes, plan);
    throw thrown;
  });
  if (!drawn.ok) throw wrongFile(drawn.error);
  return drawn.picture;
}

/** In a worker: twelve million pixels would keep the page waiting. */
async function drawAside(task: PictureTask): Promise<Drawn> {
  const { startWorker } = await loadSiteChunk(() => import('./start-worker.ts'));
  const worker = startWorker();
  const { promise, resolve, reject } = Promise.withResolvers<Drawn>();
  worker.addEventListener('message', ({ data }: MessageEvent<Drawn>) => resolve(data));
  worker.addEventListener('error', (event) => reject(workerFailure(event)));
  worker.postMessage(task);
  return promise.finally(() => worker.terminate());
}
