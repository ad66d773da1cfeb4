import 'fake-indexeddb/auto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { backend } from '#backend/index.ts';
import { $mails } from '#islands/outbox/model.ts';
import { googleSignIn, openGoogle } from '#stores/google-sign-in.ts';
import { $hasSandbox } from '#stores/sandbox.ts';
import { $sessionFailure, recheckSession } from '#stores/session.ts';
import { openPage } from '#tests/unit/support/address-bar.ts';
import { until } from '#tests/unit/support/until.ts';

it('is offered once the backend is open, also where that failed at first', async () => {
  openPage('/login/');
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('Not now', 'InvalidStateError');
  });
  onTestFinished($hasSandbox.listen(() => undefined));
  await until($sessionFailure, (failure) => failure !== null);
  expect($hasSandbox.get()).toBe(false);

  recheckSession();
  expect(await until($hasSandbox, (has) => has)).toBe(true);
});

it('reports a backend without the part', async () => {
  const none = { code: 'unknown', cause: new Error('This backend has no google') };
  await expect(openGoogle()).rejects.toMatchObject(none);
  await googleSignIn.run();
  expect(googleSignIn.$progress.get()).toMatchObject({ state: 'failed', failure: none });
});

it('reports it to listeners too', async () => {
  Object.assign(await backend(), { outbox: undefined });
  expect(await until($mails, ({ state }) => state !== 'loading')).toMatchObject({
    state: 'failed',
    failure: { cause: new Error('This backend has no outbox') },
  });
});
