import { afterEach, expect, it, vi } from 'vitest';
import { isGooglePhoto, readGooglePhoto } from '#backend/firebase/google-photo.ts';

const URL_OF_PHOTO = 'https://lh3.googleusercontent.com/a/AAcHTt=s96-c';

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

it('is known only at the address that the policy of the page allows', () => {
  expect(isGooglePhoto(URL_OF_PHOTO)).toBe(true);
  expect(isGooglePhoto('https://lh3.googleusercontent.com.mail.example/a')).toBe(false);
  expect(isGooglePhoto(null)).toBe(false);
});

it('is read as large as a profile shows it', async () => {
  const fetch = answering(async () => new Response('photo'));
  expect(await (await readGooglePhoto(URL_OF_PHOTO)).text()).toBe('photo');
  expect(fetch).toHaveBeenCalledWith(
    'https://lh3.googleusercontent.com/a/AAcHTt=s256-c',
    expect.objectContaining({ credentials: 'omit' }),
  );
});

it('that does not come is an error', async () => {
  answering(async () => new Response('', { status: 404 }));
  await expect(readGooglePhoto(URL_OF_PHOTO)).rejects.toMatchObject({ code: 'not-found' });
  answering(() => Promise.reject(new TypeError()));
  await expect(readGooglePhoto(URL_OF_PHOTO)).rejects.toMatchObject({ code: 'network-down' });
});
