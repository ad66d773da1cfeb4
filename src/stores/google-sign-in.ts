import { createAction } from './action.ts';
import { optionalPart } from './optional-backend-part.ts';

const google = optionalPart('google');

export const $hasGoogle = google.$isThere;

/** Google sign-in, for uses without a popup. @throws BackendError if this build has none */
export const openGoogle = google.open;

/** Loads the chunk that opens the popup. If that fails, a press of the button retries and reports the failure. */
export function prepareGoogle(): void {
  google
    .present()
    .prepare()
    .catch(() => undefined);
}

/** Call it in the click handler itself: it awaits nothing first, or the browser would block the popup. */
export const googleSignIn = createAction(() => google.present().signIn());

/** As `googleSignIn`, for a person who is signed in. */
export const reauthenticateWithGoogle = () => google.present().reauthenticate();
