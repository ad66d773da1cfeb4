import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
} from 'firebase/auth';
import { BackendError } from '#backend/port/backend.ts';
import type { GoogleAuth } from './google.ts';

/** Google's popup. In a chunk of its own, loaded on demand. */
export const googlePopup: GoogleAuth = {
  signIn: (auth) => signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver),
  async reauthenticate({ currentUser }) {
    if (currentUser === null) throw new BackendError('session-expired');
    return reauthenticateWithPopup(currentUser, new GoogleAuthProvider(), browserPopupRedirectResolver);
  },
};
