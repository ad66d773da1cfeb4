import { drawingOf, type Encoding, encodingsOf, type PicturePlan } from '#domain/pictures/picture-plan.ts';
import { type Picture, type PictureProblem, pictureType } from '#domain/pictures/picture.ts';

/** A picture drawn anew, or why it cannot be. */
export type Drawn =
  { readonly ok: true; readonly picture: Picture } | { readonly ok: false; readonly error: PictureProblem };

/**
 * Draws a picture anew, upright, and as small as a plan wants it.
 *
 * @param bytes of a file in which `fileProblem` finds nothing
 */
export async function drawPicture(bytes: Uint8Array<ArrayBuffer>, plan: PicturePlan): Promise<Drawn> {
  const decoded = await decode(bytes);
  // The header was a picture's, the rest is not.
  if (decoded === null) return { ok: false, error: 'not-a-picture' };
  try {
    for (const encoding of encodingsOf(plan)) {
      const picture = await encode(decoded, plan, encoding);
      if (picture.bytes.length <= plan.largest) return { ok: true, picture };
    }
    return { ok: false, error: 'too-large' };
  } finally {
    decoded.close();
  }
}

/** Turned as its camera was held. */
function decode(bytes: Uint8Array<ArrayBuffer>): Promise<ImageBitmap | null> {
  const file = new Blob([bytes], { type: pictureType(bytes) ?? '' });
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
}

async function encode(
  decoded: ImageBitmap,
  { shape }: PicturePlan,
  { longestSide, quality }: Encoding,
): Promise<Picture> {
  const { from, to } = drawingOf(shape, decoded, longestSide);
  const canvas = new OffscreenCanvas(to.width, to.height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('This browser draws no pictures');
  // What is transparent would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, to.width, to.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(decoded, from.left, from.top, from.width, from.height, 0, 0, to.width, to.height);

  // Browsers that cannot write the first kind write PNG instead.
  const best = await canvas.convertToBlob({ type: 'image/webp', quality });
  const blob =
    best.type === 'image/webp' ? best : await canvas.convertToBlob({ type: 'image/jpeg', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const type = pictureType(bytes);
  if (type === null) throw new Error(`Not a picture: ${blob.type}`);
  return { type, bytes };
}
