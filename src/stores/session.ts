import { computed } from 'nanostores';
import { backend } from '#backend/index.ts';
import { isSignedIn, type Session, type SignedIn } from '#domain/accounts/session.ts';
import { type RemoteData, remote, type RemoteStore } from './remote-data.ts';

const $liveSession = remote<Session>((opened, onSession, onError) => opened.watchSession(onSession, onError));

/** Who is signed in, in all tabs. `unknown` until the backend has answered. */
export const $session = computed($liveSession, (session): Session =>
  session.state === 'ready' ? session.value : { kind: 'unknown' },
);

/** Whoever is signed in. Loading while nobody is. */
export const $signedIn: RemoteStore<SignedIn> = Object.assign(
  computed($liveSession, (session): RemoteData<SignedIn> => {
    if (session.state !== 'ready') return session;
    return isSignedIn(session.value) ? { state: 'ready', value: session.value } : { state: 'loading' };
  }),
  { retry: $liveSession.retry },
);

/** The uid of whoever is signed in, or null. */
export const $uid = computed($session, (session) => (isSignedIn(session) ? session.uid : null));

/** Why the session cannot be known, or null. */
export const $sessionFailure = computed($liveSession, (session) =>
  session.state === 'failed' ? session.failure : null,
);

/** Forgets what is known and asks again: after a failure, and when the browser brings a page back from its cache. */
export const recheckSession = $liveSession.retry;

export async function logOut(): Promise<void> {
  await (await backend()).logOut();
}
