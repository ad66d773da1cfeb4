import { type KeptPictureProblem, keptProblem } from '#domain/pictures/kept-picture.ts';
import type { Picture, PictureLimits } from '#domain/pictures/picture.ts';

/** Twice the side at which it is shown: sharp on screens with two dots to a pixel. */
export const PHOTO_LIMITS: PictureLimits = { largest: 50_000, longestSide: 256 };

/** A member's picture of themselves: a square. */
export type Photo = Picture;

/** Why a photo is neither kept nor shown, or null. */
export const photoProblem = (photo: Photo): KeptPictureProblem | null => keptProblem(photo, PHOTO_LIMITS);
