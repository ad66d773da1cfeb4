import { createAction } from './action.ts';
import { optionalPart } from './optional-backend-part.ts';
import { askingForSecondFactor } from './second-factor.ts';

const google = optionalPart('google');

export const $hasGoogle = google.$isThere;

/** Google, for what needs no popup. @throws BackendError where this build has none */
export const openGoogle = google.open;

/** Fetches what the popup needs. When that fails, the press of the button fetches it again and says why it fails. */
export function prepareGoogle(): void {
  google
    .present()
    .prepare()
    .catch(() => undefined);
}

/** To be run in the click itself: nothing is waited for here, so that the browser lets the popup open. */
export const googleSignIn = createAction(() => askingForSecondFactor(() => google.present().signIn()));

/** As `googleSignIn`, for whoever is signed in already. */
export const reauthenticateWithGoogle = () => google.present().reauthenticate();
