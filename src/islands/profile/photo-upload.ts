import { backend } from '#backend/index.ts';
import { PHOTO_PLAN } from '#domain/pictures/picture-plan.ts';
import { createPictureUpload } from '#stores/picture/upload.ts';

/** The chosen picture stays while the page is open. */
export const photoUpload = createPictureUpload(PHOTO_PLAN, async (photo) =>
  (await backend()).putPhoto(photo),
);
