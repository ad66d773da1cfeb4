import type { PicturePlan } from '#domain/pictures/picture-plan.ts';
import { drawPicture } from './draw-picture.ts';

/** What the worker is asked. It answers once, with `Drawn`; where it fails otherwise, by an error event. */
export interface PictureTask {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly plan: PicturePlan;
}

globalThis.addEventListener('message', ({ data }: MessageEvent<PictureTask>) => {
  drawPicture(data.bytes, data.plan).then(
    (drawn) => globalThis.postMessage(drawn),
    (thrown: unknown) => {
      // Out of the promise, so that the page is told.
      setTimeout(() => {
        throw thrown;
      });
    },
  );
});
