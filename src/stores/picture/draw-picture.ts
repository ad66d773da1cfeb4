import { drawingOf, type Encoding, encodingsOf, type PicturePlan } from '#domain/pictures/picture-plan.ts';
import { type Picture, type PictureProblem, pictureType } from '#domain/pictures/picture.ts';

/** The redrawn picture, or the reason for failure. */
export type Drawn =
  | { readonly ok: true; readonly picture: Picture }
  | { readonly ok: false; readonly error: PictureProblem };

/**
 * Redraws a picture, upright and within the limits of a plan.
 *
 * @param bytes of a file that passes `fileProblem`
 */
export async function drawPicture(bytes: Uint8Array<ArrayBuffer>, plan: PicturePlan): Promise<Drawn> {
  const decoded = await decode(bytes);
  // The header is a picture's; the rest is not.
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

/** Rotated by its EXIF orientation. */
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
  // Transparent parts would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, to.width, to.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(decoded, from.left, from.top, from.width, from.height, 0, 0, to.width, to.height);

  // A browser that cannot write the first format writes PNG instead.
  const best = await canvas.convertToBlob({ type: 'image/webp', quality });
  const blob =
    best.type === 'image/webp' ? best : await canvas.convertToBlob({ type: 'image/jpeg', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const type = pictureType(bytes);
  if (type === null) throw new Error(`Not a picture: ${blob.type}`);
  return { type, bytes };
}
