import { backend } from '../backend/index.ts';
import type { Photo } from '../domain/photo.ts';
import { PHOTO_PLAN } from '../domain/picture-plan.ts';
import { createAction } from './action.ts';
import { live } from './live.ts';
import { createPictureUpload } from './picture-upload.ts';

/** Null while there is none. */
export const $photo = live<Photo | null>((opened, onPhoto, onError) => opened.watchPhoto(onPhoto, onError));

export const photoUpload = createPictureUpload(PHOTO_PLAN, async (photo) =>
  (await backend()).putPhoto(photo),
);

export const photoRemoval = createAction(async () => {
  await (await backend()).removePhoto();
});
