import { BackendError } from '#backend/port/backend.ts';
import { PHOTO_LIMITS } from '#domain/accounts/photo.ts';

/** Where Google keeps the photos of its users. */
export const GOOGLE_PHOTOS = 'https://lh3.googleusercontent.com';

/** Whether the page's security policy allows it to read this photo. */
export const isGooglePhoto = (url: string | null): url is string =>
  url?.startsWith(`${GOOGLE_PHOTOS}/`) === true;

/** @throws BackendError `not-found`, `network-down` */
export async function readGooglePhoto(url: string | null): Promise<Blob> {
  if (!isGooglePhoto(url)) throw new BackendError('not-found');
  // The URL of Google's photo ends with the side in pixels and a square cut: 96 by default.
  const large = url.replace(/=s\d+-c$/, `=s${PHOTO_LIMITS.longestSide}-c`);
  const answer = await fetch(large, { credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(
    (cause: unknown) => {
      throw new BackendError('network-down', cause);
    },
  );
  if (!answer.ok) throw new BackendError('not-found');
  return answer.blob();
}
