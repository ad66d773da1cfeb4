import type { Auth, UserCredential } from 'firebase/auth';
import type { GoogleSignIn } from '#backend/port/backend.ts';
import { foldUsername } from '#domain/accounts/username.ts';
import type { Context } from './context.ts';
import { readGooglePhoto } from './google-photo.ts';
import { nameForMails } from './mails.ts';
import { onDemand } from '#backend/port/on-demand.ts';
import { withSecondFactor } from './second-factor.ts';

/** How a person signs in with Google: through Google's popup, or as a test does it. */
export interface GoogleAuth {
  signIn(auth: Auth): Promise<UserCredential>;
  /** Proves the signed-in person's identity. */
  reauthenticate(auth: Auth): Promise<UserCredential>;
}

/** @param loadGoogleAuth called on first use, and again after a failure */
export function firebaseGoogle(context: Context, loadGoogleAuth: () => Promise<GoogleAuth>): GoogleSignIn {
  const { auth, member, openFirestoreLite, accountHint, language } = context;
  const googleAuth = onDemand(loadGoogleAuth);

  return {
    async prepare() {
      await googleAuth();
    },

    async signIn() {
      const google = await googleAuth();
      await withSecondFactor(auth, () => google.signIn(auth));
    },

    async reauthenticate() {
      await member.present();
      const google = await googleAuth();
      await withSecondFactor(auth, () => google.reauthenticate(auth));
    },

    readPhoto: async () => readGooglePhoto((await member.present()).photoURL),

    async completeAccount({ username, upline, firstName, lastName, phoneNumber, country }) {
      const user = await member.present();
      const { uid } = user;
      const { claims } = await user.getIdTokenResult();
      await (await openFirestoreLite()).createAccount(uid, {
        username: foldUsername(username),
        upline: foldUsername(upline),
        firstName,
        lastName,
        phoneNumber,
        country,
        uplineConfirmed: claims['email_verified'] === true,
        guest: false,
        language,
        mutedMails: [],
      });
      accountHint.remember(uid, 'member');
      await nameForMails(user, { firstName, lastName });
    },
  };
}
