import { computed } from 'nanostores';
import { backend } from '../backend/index.ts';
import type { Session } from '../domain/session.ts';
import { live } from './live.ts';

const $liveSession = live<Session>((opened, onSession, onError) => opened.watchSession(onSession, onError));

/** Who is signed in, in all tabs. `unknown` until the backend has answered. */
export const $session = computed($liveSession, (session): Session =>
  session.state === 'ready' ? session.value : { kind: 'unknown' },
);

/** Why the session cannot be known, or null. */
export const $sessionFailure = computed($liveSession, (session) =>
  session.state === 'failed' ? session.failure : null,
);

/** Forgets what is known and asks again: after a failure, and when the browser brings a page back from its cache. */
export const recheckSession = $liveSession.retry;

export async function logOut(): Promise<void> {
  await (await backend()).logOut();
}
