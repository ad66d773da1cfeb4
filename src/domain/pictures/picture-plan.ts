import { PHOTO_LIMITS } from '#domain/accounts/photo.ts';
import { PROOF_LIMITS } from '#domain/deposits/proof.ts';
import { pictureSize } from './picture-size.ts';
import {
  LARGEST_FILE,
  MOST_PIXELS,
  type PictureLimits,
  type PictureProblem,
  type PictureSize,
  pictureType,
} from './picture.ts';

/** What becomes of a picture that a person chooses, before it is kept. A smaller picture stays as it is. */
export interface PicturePlan extends PictureLimits {
  /** All of it, or the square in its middle. */
  readonly shape: 'whole' | 'square';
}

export const PROOF_PLAN: PicturePlan = { shape: 'whole', ...PROOF_LIMITS };
export const PHOTO_PLAN: PicturePlan = { shape: 'square', ...PHOTO_LIMITS };

/**
 * Why a chosen file is not decoded, or null. Cameras add to their pictures: what else is in it does not matter, since the
 * picture is drawn again.
 *
 * @param bytes all of it, or of a file that is too large as much as there is
 * @param size of the whole file, in bytes
 */
export function fileProblem(bytes: Uint8Array, size: number): PictureProblem | null {
  if (size > LARGEST_FILE) return 'too-large';
  const pixels = pictureSize(bytes);
  if (pictureType(bytes) === null || pixels === null) return 'not-a-picture';
  return pixels.width * pixels.height > MOST_PIXELS ? 'too-many-pixels' : null;
}

/** The part of a picture that is drawn, and how large it becomes. Whole pixels. */
export interface Drawing {
  readonly from: PictureSize & { readonly left: number; readonly top: number };
  readonly to: PictureSize;
}

/** How a picture is drawn anew, no side longer than `longestSide`. */
export function drawingOf(shape: PicturePlan['shape'], size: PictureSize, longestSide: number): Drawing {
  const side = Math.min(size.width, size.height);
  const cut = shape === 'square' ? { width: side, height: side } : size;
  const left = Math.floor((size.width - cut.width) / 2);
  const top = Math.floor((size.height - cut.height) / 2);
  const scale = Math.min(1, longestSide / Math.max(cut.width, cut.height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return {
    from: { left, top, width: cut.width, height: cut.height },
    to: { width: scaled(cut.width), height: scaled(cut.height) },
  };
}

/** One go at making a picture small enough. */
export interface Encoding {
  readonly longestSide: number;
  /** From 0 to 1, as browsers' encoders take it. */
  readonly quality: number;
}

const SIDES = [1, 0.75, 0.5, 0.25];
const QUALITIES = [0.85, 0.7, 0.5];

/** The goes in the order in which they are tried: lower quality first, then fewer pixels. */
export const encodingsOf = ({ longestSide }: PicturePlan): readonly Encoding[] =>
  SIDES.flatMap((share) =>
    QUALITIES.map((quality) => ({ longestSide: Math.round(longestSide * share), quality })),
  );
