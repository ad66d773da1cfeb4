import { computed } from 'nanostores';
import { backend, deleteStoredData } from '#backend/index.ts';
import { isSignedIn, type Session, type SignedIn } from '#domain/accounts/session.ts';
import { createAction } from './action.ts';
import { reloadPage } from './navigate.ts';
import { type RemoteData, remote, type RemoteStore } from './remote-data.ts';

const $liveSession = remote<Session>((opened, onSession, onError) => opened.watchSession(onSession, onError));

/** The session, shared by all tabs. `unknown` until the backend answers. */
export const $session = computed(
  $liveSession,
  (session): Session => (session.state === 'ready' ? session.value : { kind: 'unknown' }),
);

/** The signed-in member. Loading while signed out. */
export const $signedIn: RemoteStore<SignedIn> = Object.assign(
  computed($liveSession, (session): RemoteData<SignedIn> => {
    if (session.state !== 'ready') return session;
    return isSignedIn(session.value) ? { state: 'ready', value: session.value } : { state: 'loading' };
  }),
  { retry: $liveSession.retry },
);

/** The uid of the signed-in person, or null. */
export const $uid = computed($session, (session) => (isSignedIn(session) ? session.uid : null));

/** The failure that keeps the session unknown, or null. */
export const $sessionFailure = computed($liveSession, (session) =>
  session.state === 'failed' ? session.failure : null,
);

/** Reads the session again: after a failure, and when the browser restores a page from its cache. */
export const recheckSession = $liveSession.retry;

export async function logOut(): Promise<void> {
  await (await backend()).logOut();
}

/** Deletes data that another release of the site has stored here, and loads the page again: it then begins with none. */
export const beginAgain = createAction(async () => {
  await deleteStoredData();
  reloadPage();
});
