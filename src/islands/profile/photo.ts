import { backend } from '#backend/index.ts';
import type { Photo } from '#domain/accounts/photo.ts';
import { PHOTO_PLAN } from '#domain/pictures/picture-plan.ts';
import { createAction } from '#stores/action.ts';
import { createPictureUpload } from '#stores/picture/upload.ts';
import { remote } from '#stores/remote-data.ts';

/** Null while there is none. */
export const $photo = remote<Photo | null>((opened, onPhoto, onError) => opened.watchPhoto(onPhoto, onError));

export const photoUpload = createPictureUpload(PHOTO_PLAN, async (photo) =>
  (await backend()).putPhoto(photo),
);

export const photoRemoval = createAction(async () => {
  await (await backend()).removePhoto();
});
