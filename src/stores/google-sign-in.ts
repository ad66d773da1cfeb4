import { createAction } from './action.ts';
import { optionalPart } from './optional-backend-part.ts';
import { askingForSecondFactor } from './second-factor.ts';

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
export const googleSignIn = createAction(() => askingForSecondFactor(() => google.present().signIn()));

/** Confirms by Google's popup that the signed-in person is here. */
export const reauthenticateWithGoogle = () => google.present().reauthenticate();
