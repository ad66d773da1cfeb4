import type { Auth, User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AccountHint, openAccountHint } from '#backend/firebase/account-hint.ts';
import { type Context, memberOf } from '#backend/firebase/context.ts';
import type { FirestoreLiteClient } from '#backend/firebase/firestore-lite.ts';
import { firebaseSessions } from '#backend/firebase/sessions.ts';
import { MINUTE } from '#domain/time.ts';

const ADA = {
  uid: 'ada',
  isAnonymous: false,
  getIdTokenResult: async () => {
    if (isDown) throw Object.assign(new Error(), { code: 'auth/network-request-failed' });
    return { claims: {}, authTime: new Date(0).toUTCString() };
  },
} as unknown as User;

/** The page's values: the kind of a session, or the code of a failure. */
let told: string[];
let accountHint: AccountHint;
let auth: ReturnType<typeof openAuth>;
let isDown: boolean;
/** What the browser reports of other tabs. */
let page: EventTarget;

/** The identity service's client on a page whose session is not restored from the disk yet. */
function openAuth() {
  const ready = Promise.withResolvers<void>();
  const listeners = new Set<(user: User | null) => void>();
  return {
    currentUser: null as User | null,
    authStateReady: () => ready.promise,
    onIdTokenChanged(onUser: (user: User | null) => void) {
      listeners.add(onUser);
      void ready.promise.then(() => onUser(this.currentUser));
      return () => listeners.delete(onUser);
    },
    read(user: User) {
      this.currentUser = user;
      ready.resolve();
    },
    async signOut() {
      this.currentUser = null;
      this.renewToken();
    },
    renewToken() {
      for (const onUser of listeners) onUser(this.currentUser);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  accountHint = openAccountHint(undefined);
  auth = openAuth();
  isDown = false;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function watch(): void {
  const client = { auth: auth as unknown as Auth } as Context;
  const openFirestoreLite = async () =>
    ({ accountKind: async () => 'member' }) as unknown as FirestoreLiteClient;
  const { watchSession } = firebaseSessions(
    { ...client, accountHint, openFirestoreLite, member: memberOf(client) },
    () => new Promise(() => undefined),
  );
  watchSession(
    ({ kind }) => told.push(kind),
    ({ code }) => told.push(code),
  );
}

describe('the session', () => {
  it('is not reported as ended by another tab’s hint while it is being restored', async () => {
    watch();
    accountHint.remember('ben', 'member');
    await vi.advanceTimersByTimeAsync(0);
    auth.read(ADA);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['member']);
  });

  it('ends with a log-out in another tab that comes while it is being restored', async () => {
    watch();
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'tessera:account', newValue: null }));
    await vi.advanceTimersByTimeAsync(0);
    auth.read(ADA);
    await vi.advanceTimersByTimeAsync(0);
    expect(told.at(-1)).toBe('signedOut');
  });

  it('is reported once the network is back', async () => {
    isDown = true;
    watch();
    auth.read(ADA);
    await vi.advanceTimersByTimeAsync(0);
    isDown = false;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(told).toEqual(['network-down', 'member']);
  });

  it('is reported again after a failure, even if unchanged', async () => {
    watch();
    auth.read(ADA);
    await vi.advanceTimersByTimeAsync(0);
    isDown = true;
    auth.renewToken();
    await vi.advanceTimersByTimeAsync(0);
    isDown = false;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(told).toEqual(['member', 'network-down', 'member']);
  });
});
