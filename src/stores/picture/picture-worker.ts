import type { PicturePlan } from '#domain/pictures/picture-plan.ts';
import { announceStart } from '#stores/worker/worker-side.ts';
import { drawPicture } from './draw-picture.ts';

/** The worker's request. It answers once, with `Drawn`; other failures raise an error event. */
export interface PictureTask {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly plan: PicturePlan;
}

globalThis.addEventListener('message', ({ data }: MessageEvent<PictureTask>) => {
  drawPicture(data.bytes, data.plan).then(
    (drawn) => globalThis.postMessage(drawn),
    (thrown: unknown) => {
      // Throw outside the promise, so that the page receives an error event.
      setTimeout(() => {
        throw thrown;
      });
    },
  );
});

announceStart();
