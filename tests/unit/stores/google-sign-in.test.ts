import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '#backend/index.ts';
import { BackendError, type GoogleSignIn } from '#backend/port/backend.ts';
import type { Photo } from '#domain/accounts/photo.ts';
import { PHOTO_PLAN } from '#domain/pictures/picture-plan.ts';
import { createCompletion } from '#islands/register/model.ts';
import { $hasGoogle, googleSignIn, prepareGoogle } from '#stores/google-sign-in.ts';
import { preparePicture } from '#stores/picture/prepare.ts';
import { openPage } from '#tests/unit/support/address-bar.ts';
import { join } from '#tests/unit/support/people.ts';
import { until } from '#tests/unit/support/until.ts';

// Node draws no pictures.
vi.mock('#stores/picture/prepare.ts');

const PHOTO_FILE = 'as Google stores it';

/** The embedded backend has no Google: this stands in for that of another. */
const google = {
  prepare: vi.fn<GoogleSignIn['prepare']>(async () => undefined),
  signIn: vi.fn<GoogleSignIn['signIn']>(async () => undefined),
  reauthenticate: vi.fn<GoogleSignIn['reauthenticate']>(async () => undefined),
  readPhoto: vi.fn<GoogleSignIn['readPhoto']>(async () => new Blob([PHOTO_FILE])),
  completeAccount: vi.fn<GoogleSignIn['completeAccount']>(async () => undefined),
};

beforeAll(async () => {
  Object.assign(await backend(), { google });
});
beforeEach(() => {
  openPage('/login/');
  vi.clearAllMocks();
});

it('opens the popup in the click itself, once it was prepared', async () => {
  expect($hasGoogle.get()).toBe(false);
  await until($hasGoogle, (has) => has);
  google.prepare.mockRejectedValueOnce(new BackendError('load-failed'));
  prepareGoogle();
  prepareGoogle();
  expect(google.prepare).toHaveBeenCalledTimes(2);

  const signedIn = googleSignIn.run();
  // No turn of the event loop lies between the click and the popup.
  expect(google.signIn).toHaveBeenCalledTimes(1);
  await signedIn;
  expect(googleSignIn.$progress.get()).toEqual({ state: 'done' });
});

it.each(['popup-blocked', 'popup-closed'] as const)(
  'tells of a window that was not had: %s',
  async (code) => {
    await until($hasGoogle, (has) => has);
    google.signIn.mockRejectedValueOnce(new BackendError(code));
    await googleSignIn.run();
    expect(googleSignIn.$progress.get()).toMatchObject({ state: 'failed', failure: { code } });
  },
);

it('asks for what an account still needs, beginning with what is known', async () => {
  await join('ada');
  const { form, checkUpline, $upline } = createCompletion('?ref=ada', ' Grazia  Maria Deledda ');
  expect(form.$state.get().values).toMatchObject({
    firstName: 'Grazia',
    lastName: 'Maria Deledda',
    upline: 'ada',
  });
  await checkUpline();
  expect($upline.get()).toMatchObject({ state: 'known', username: 'ada' });

  await form.submit();
  expect(form.$state.get().errors).toEqual({ username: 'required', uplineConfirmed: 'unconfirmed' });

  google.completeAccount.mockRejectedValueOnce(new BackendError('username-taken'));
  form.fill({ username: 'Grazia', uplineConfirmed: 'yes' });
  await form.submit();
  expect(form.$state.get().errors).toEqual({ username: 'username-taken' });

  form.fill({ username: 'Grazia_D' });
  await form.submit();
  expect(form.$state.get().phase).toBe('sent');
  expect(google.completeAccount).toHaveBeenLastCalledWith({
    firstName: 'Grazia',
    lastName: 'Maria Deledda',
    username: 'grazia_d',
    phoneNumber: null,
    country: null,
    upline: 'ada',
  });
});

describe('the photo that Google knows', () => {
  const PHOTO: Photo = { type: 'image/webp', bytes: new Uint8Array([1]) };
  const putPhoto = vi.fn(async () => undefined);

  /** A completed form, ready to be sent. */
  async function filledIn() {
    Object.assign(await backend(), { putPhoto });
    await until($hasGoogle, (has) => has);
    const completion = createCompletion('', 'Grace Hopper');
    completion.form.fill({ username: 'grace', uplineConfirmed: 'yes' });
    return completion;
  }

  it('stays at Google unless the person asks for it', async () => {
    const { form } = await filledIn();
    await form.submit();
    expect(google.completeAccount).toHaveBeenCalled();
    expect(google.readPhoto).not.toHaveBeenCalled();
  });

  it('is drawn again, and stored once there is an account', async () => {
    vi.mocked(preparePicture).mockResolvedValue(PHOTO);
    const { form, $takesPhoto } = await filledIn();
    $takesPhoto.set(true);
    await form.submit();
    expect(form.$state.get().phase).toBe('sent');
    expect(preparePicture).toHaveBeenCalledWith(new Blob([PHOTO_FILE]), PHOTO_PLAN);
    expect(putPhoto).toHaveBeenCalledWith(PHOTO);
  });

  it('can be left out where it does not come: until then no account is made', async () => {
    google.readPhoto.mockRejectedValueOnce(new BackendError('network-down'));
    const { form, $takesPhoto } = await filledIn();
    $takesPhoto.set(true);
    await form.submit();
    expect(form.$state.get()).toMatchObject({ failure: { code: 'network-down' } });
    expect(google.completeAccount).not.toHaveBeenCalled();
    $takesPhoto.set(false);
    await form.submit();
    expect(google.completeAccount).toHaveBeenCalled();
  });
});
