import type { Auth, UserCredential } from 'firebase/auth';
import type { GoogleSignIn } from '#backend/port/backend.ts';
import { foldUsername } from '#domain/accounts/username.ts';
import type { Context } from './context.ts';
import { translated } from './errors.ts';
import { onDemand } from './on-demand.ts';

/** How a person signs in with Google: by its popup, or as a test does. */
export interface GoogleAuth {
  /** Signs in. */
  signIn(auth: Auth): Promise<UserCredential>;
  /** Confirms the signed-in person's identity. */
  reauthenticate(auth: Auth): Promise<UserCredential>;
}

/** @param loadGoogleAuth called on first use, and again after it has failed */
export function firebaseGoogle(context: Context, loadGoogleAuth: () => Promise<GoogleAuth>): GoogleSignIn {
  const { auth, member, once, accountHint } = context;
  const googleAuth = onDemand(loadGoogleAuth);

  return {
    async prepare() {
      await googleAuth();
    },

    signIn: () =>
      translated(async () => {
        await (await googleAuth()).signIn(auth);
      }),

    reauthenticate: () =>
      translated(async () => {
        await member.present();
        await (await googleAuth()).reauthenticate(auth);
      }),

    completeAccount: ({ username, upline, firstName, lastName, phoneNumber, country }) =>
      translated(async () => {
        const { uid } = await member.present();
        await (
          await once()
        ).createAccount(uid, {
          username: foldUsername(username),
          upline: foldUsername(upline),
          firstName,
          lastName,
          phoneNumber,
          country,
          guest: false,
        });
        accountHint.remember(uid, 'member');
      }),
  };
}
