import { keptProblem, type Picture, type PictureProblem } from '#domain/pictures/picture.ts';

/** In bytes, as stored. */
export const LARGEST_PHOTO = 50_000;

/** A member's square portrait. */
export type Photo = Picture;

/** Why a photo cannot be stored, or null. */
export const photoProblem = (photo: Photo): PictureProblem | null => keptProblem(photo, LARGEST_PHOTO);
