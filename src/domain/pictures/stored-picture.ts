import { pictureSize } from './picture-size.ts';
import { structureProblem, type StructureProblem } from './picture-structure.ts';
import { type Picture, type PictureLimits, type PictureProblem, pictureType } from './picture.ts';

/** Why a picture is neither stored nor shown. */
export type StoredPictureProblem = PictureProblem | StructureProblem;

/**
 * Checks a picture by its bytes alone: before it is stored, and again before a browser decodes it, because a stranger's
 * program may have stored it. Stricter than `fileProblem`: this site draws every picture that it stores.
 *
 * @returns the first problem, or null
 */
export function storedPictureProblem(
  { type, bytes }: Picture,
  { largest, longestSide }: PictureLimits,
): StoredPictureProblem | null {
  if (bytes.length > largest) return 'too-large';
  if (pictureType(bytes) !== type) return 'not-a-picture';
  const size = pictureSize(bytes);
  if (size === null) return 'not-a-picture';
  if (Math.max(size.width, size.height) > longestSide) return 'too-many-pixels';
  return structureProblem(bytes, type);
}
