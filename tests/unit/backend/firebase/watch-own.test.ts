import type { Auth, User } from 'firebase/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FirestoreClient } from '#backend/firebase/firestore.ts';
import { watchOwn } from '#backend/firebase/watch-own.ts';
import { BackendError, type BackendErrorCode, type OnError } from '#backend/port/backend.ts';
import { MINUTE } from '#domain/time.ts';

interface Listener {
  readonly tell: (value: string) => void;
  readonly fail: OnError;
  isStopped: boolean;
}

/** All listeners for Ada so far, the current one last. */
let listeners: Listener[];
/** The values shown on a screen, or the codes of failures. */
let shown: string[];
let openFirestore: () => Promise<FirestoreClient>;

beforeEach(() => {
  vi.useFakeTimers();
  listeners = [];
  shown = [];
  openFirestore = async () => ({}) as FirestoreClient;
});
afterEach(() => vi.useRealTimers());

const ADA = { uid: 'ada' } as User;
const auth = {
  onAuthStateChanged(onUser: (user: User) => void) {
    onUser(ADA);
    return () => undefined;
  },
} as unknown as Auth;

const watchAdas = () =>
  watchOwn<string>(
    { auth, openFirestore: () => openFirestore() },
    (_firestore, _uid, tell, fail) => {
      const listener: Listener = { tell, fail, isStopped: false };
      listeners.push(listener);
      return () => {
        listener.isStopped = true;
      };
    },
    (value) => shown.push(value),
    ({ code }) => shown.push(code),
  );

/** Longer than the longest back-off. */
const later = () => vi.advanceTimersByTimeAsync(2 * MINUTE);
const soon = () => vi.advanceTimersByTimeAsync(0);

function present(): Listener {
  const listener = listeners.at(-1);
  if (!listener) throw new Error('No listener');
  return listener;
}

const fail = (code: BackendErrorCode) => present().fail(new BackendError(code));

it('continues after a failure with the current value', async () => {
  watchAdas();
  await soon();
  present().tell('before');
  fail('network-down');
  await later();
  present().tell('after');
  expect(shown).toEqual(['before', 'network-down', 'after']);
  expect(listeners.map(({ isStopped }) => isStopped)).toEqual([true, false]);
});

it('continues after each of many failures, with growing pauses', async () => {
  watchAdas();
  await soon();
  const waits: number[] = [];
  for (let failures = 1; failures <= 10; failures += 1) {
    const [before, since] = [listeners.length, Date.now()];
    fail('unknown');
    while (listeners.length === before) await vi.advanceTimersToNextTimerAsync();
    waits.push(Date.now() - since);
  }
  expect(waits[0]).toBeLessThanOrEqual(1000);
  expect(waits[9]).toBeGreaterThanOrEqual(MINUTE / 2);
  expect(Math.max(...waits)).toBeLessThanOrEqual(MINUTE);
});

it('restarts once when two combined watches fail together', async () => {
  watchAdas();
  await soon();
  fail('network-down');
  fail('network-down');
  await later();
  expect(listeners).toHaveLength(2);
});

it('loads the library again after a failed load', async () => {
  openFirestore = async () => {
    throw new BackendError('load-failed');
  };
  watchAdas();
  await soon();
  openFirestore = async () => ({}) as FirestoreClient;
  await later();
  present().tell('loaded');
  expect(shown).toEqual(['load-failed', 'loaded']);
});

it('does not retry what the rules deny', async () => {
  watchAdas();
  await soon();
  fail('permission-denied');
  await later();
  expect(shown).toEqual(['permission-denied']);
  expect(listeners).toHaveLength(1);
});

it('is silent once stopped, and does not restart', async () => {
  const stop = watchAdas();
  await soon();
  const before = present();
  fail('network-down');
  stop();
  before.tell('too late');
  before.fail(new BackendError('unknown'));
  await later();
  expect(shown).toEqual(['network-down']);
  expect(listeners.map(({ isStopped }) => isStopped)).toEqual([true]);
});

it('reports a lost network after a silence, and keeps listening', async () => {
  watchAdas();
  await later();
  present().tell('at last');
  expect(shown).toEqual(['network-down', 'at last']);
  expect(listeners).toHaveLength(1);
});
