import type { Photo } from '#domain/accounts/photo.ts';
import { PHOTO_PLAN } from '#domain/pictures/picture-plan.ts';
import { preparePicture } from '#stores/picture/prepare.ts';

/** As `preparePicture`, a member's portrait. */
export const preparePhoto = (file: Blob): Promise<Photo> => preparePicture(file, PHOTO_PLAN);
