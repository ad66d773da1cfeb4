import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
} from 'firebase/auth';
import { BackendError } from '#backend/port/backend.ts';
import { onDemand } from '#backend/port/on-demand.ts';
import type { GoogleAuth } from './google.ts';

/** Google's popup. This module is a chunk of its own, loaded on demand. */
export const googlePopup: GoogleAuth = {
  async signIn(auth) {
    await loadGoogleScript();
    return signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  },
  async reauthenticate({ currentUser }) {
    if (currentUser === null) throw new BackendError('session-expired');
    await loadGoogleScript();
    return reauthenticateWithPopup(currentUser, new GoogleAuthProvider(), browserPopupRedirectResolver);
  },
};

/**
 * The script through which Firebase's popup talks to the page. It loads others from the same origin, under
 * its own policies.
 */
const SCRIPT = 'https://apis.google.com/js/api.js';

/**
 * Firebase would load the script by a plain string, which Trusted Types refuse. Firebase uses a script that
 * is already loaded, so we load it first, and the page keeps to Trusted Types. Call it only when a person
 * presses the button: before that, the page asks Google for nothing.
 *
 * @throws BackendError `network-down`
 */
const loadGoogleScript: () => Promise<void> = onDemand(() => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.src = policy?.createScriptURL(SCRIPT) ?? SCRIPT;
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', (cause) => {
    script.remove();
    reject(new BackendError('network-down', cause));
  });
  document.head.append(script);
  return promise;
});

const policy = globalThis.trustedTypes?.createPolicy('tessera-google', {
  createScriptURL(wanted) {
    if (wanted !== SCRIPT) throw new TypeError(`Not Google’s script: ${wanted}`);
    return wanted;
  },
});
