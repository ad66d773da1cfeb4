import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { backend } from '#backend/index.ts';
import { BackendError, type GoogleSignIn } from '#backend/port/backend.ts';
import { createCompletion } from '#islands/register/model.ts';
import { $hasGoogle, googleSignIn, prepareGoogle } from '#stores/google-sign-in.ts';
import { openPage } from '#tests/unit/support/address-bar.ts';
import { join } from '#tests/unit/support/people.ts';
import { until } from '#tests/unit/support/until.ts';

/** The embedded backend has no Google: this stands in for that of another. */
const google = {
  prepare: vi.fn<GoogleSignIn['prepare']>(async () => undefined),
  signIn: vi.fn<GoogleSignIn['signIn']>(async () => undefined),
  reauthenticate: vi.fn<GoogleSignIn['reauthenticate']>(async () => undefined),
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
