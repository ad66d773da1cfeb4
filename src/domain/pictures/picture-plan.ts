import { LARGEST_PHOTO } from '#domain/accounts/photo.ts';
import { LARGEST_PROOF } from '#domain/deposits/proof.ts';
import { pictureSize } from './picture-size.ts';
import { LARGEST_FILE, MOST_PIXELS, type PictureProblem, type PictureSize, pictureType } from './picture.ts';

/** How to convert a chosen picture before it is stored. */
export interface PicturePlan {
  /** All of it, or the square in its middle. */
  readonly shape: 'whole' | 'square';
  /** In pixels. A smaller picture stays as it is. */
  readonly longestSide: number;
  /** In bytes. */
  readonly largest: number;
}

/** Sharp enough to read the figures on a wallet's screen. */
export const PROOF_PLAN: PicturePlan = { shape: 'whole', longestSide: 1600, largest: LARGEST_PROOF };

/** Twice the displayed side: sharp on screens with two pixels per point. */
export const PHOTO_PLAN: PicturePlan = { shape: 'square', longestSide: 256, largest: LARGEST_PHOTO };

/**
 * Why a file is rejected before decoding, or null.
 *
 * @param bytes the file; of a file that is too large, a prefix is enough
 * @param size of the whole file, in bytes
 */
export function fileProblem(bytes: Uint8Array, size: number): PictureProblem | null {
  if (size > LARGEST_FILE) return 'too-large';
  const pixels = pictureSize(bytes);
  if (pictureType(bytes) === null || pixels === null) return 'not-a-picture';
  return pixels.width * pixels.height > MOST_PIXELS ? 'too-many-pixels' : null;
}

/** The part of a picture to draw, and the size to draw it at. Whole pixels. */
export interface Drawing {
  readonly from: PictureSize & { readonly left: number; readonly top: number };
  readonly to: PictureSize;
}

/** Scales a picture so that no side is longer than `longestSide`. */
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

/** One attempt at making a picture small enough. */
export interface Encoding {
  readonly longestSide: number;
  /** From 0 to 1, as browsers' encoders take it. */
  readonly quality: number;
}

const SIDES = [1, 0.75, 0.5, 0.25];
const QUALITIES = [0.85, 0.7, 0.5];

/** The attempts in order: lower quality first, then fewer pixels. */
export const encodingsOf = ({ longestSide }: PicturePlan): readonly Encoding[] =>
  SIDES.flatMap((share) =>
    QUALITIES.map((quality) => ({ longestSide: Math.round(longestSide * share), quality })),
  );
