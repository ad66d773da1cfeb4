import { backend } from '#backend/index.ts';
import type { Photo } from '#domain/accounts/photo.ts';
import { createAction } from './action.ts';
import { remote } from './remote-data.ts';

/** The member's photo. Null while there is none. */
export const $photo = remote<Photo | null>((opened, onPhoto, onError) => opened.watchPhoto(onPhoto, onError));

export const photoRemoval = createAction(async () => {
  await (await backend()).removePhoto();
});
