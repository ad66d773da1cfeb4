import { keptProblem, type Picture, type PictureProblem } from '#domain/pictures/picture.ts';

/** In bytes, as it is kept. */
export const LARGEST_PHOTO = 50_000;

/** A member's picture of themselves: a square. */
export type Photo = Picture;

/** Why a photo is not taken as it is, or null. */
export const photoProblem = (photo: Photo): PictureProblem | null => keptProblem(photo, LARGEST_PHOTO);
