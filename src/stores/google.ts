import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { backend } from '../backend/index.ts';
import { BackendError, type GoogleSignIn } from '../backend/port.ts';
import { createAction } from './action.ts';

const $google = atom<GoogleSignIn | null>(null);

onMount($google, () => {
  backend().then(
    ({ google }) => $google.set(google ?? null),
    // A backend that cannot be opened is told of by whatever else the page asks of it.
    () => undefined,
  );
});

/** Whether this build's backend has Google. False until it is known: then there is no button yet to press. */
export const $hasGoogle: ReadableAtom<boolean> = computed($google, (google) => google !== null);

/** Google, for what needs no popup. @throws BackendError where this build has none */
export async function openGoogle(): Promise<GoogleSignIn> {
  const { google } = await backend();
  return google ?? missing();
}

/** Fetches what the popup needs. When that fails, the press of the button fetches it again and says why it fails. */
export function prepareGoogle(): void {
  $google
    .get()
    ?.prepare()
    .catch(() => undefined);
}

/** To be run in the click itself: nothing is waited for here, so that the browser lets the popup open. */
export const googleSignIn = createAction(() => present().signIn());

/** As `googleSignIn`, for whoever is signed in already. */
export const reauthenticateWithGoogle = () => present().reauthenticate();

const present = (): GoogleSignIn => $google.get() ?? missing();

function missing(): never {
  throw new BackendError('unknown', new Error('This backend has no Google sign-in'));
}
