import { type StoredPictureProblem, storedPictureProblem } from '#domain/pictures/stored-picture.ts';
import type { Picture, PictureLimits } from '#domain/pictures/picture.ts';

/** Twice the displayed side: sharp on screens with two pixels per point. */
export const PHOTO_LIMITS: PictureLimits = { largest: 50_000, longestSide: 256 };

/** A member's square portrait. */
export type Photo = Picture;

/** Why a photo is neither stored nor shown, or null. */
export const photoProblem = (photo: Photo): StoredPictureProblem | null =>
  storedPictureProblem(photo, PHOTO_LIMITS);
