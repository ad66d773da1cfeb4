import type { Auth, UserCredential } from 'firebase/auth';
import type { GoogleSignIn } from '#backend/port/backend.ts';
import { foldUsername } from '#domain/accounts/username.ts';
import type { Context } from './context.ts';
import { translated } from './errors.ts';
import { onDemand } from './on-demand.ts';
import { withSecondFactor } from './second-factor.ts';

/** How somebody signs in with Google: by its popup, or as a test has it. */
export interface GoogleAuth {
  /** Signs in. */
  signIn(auth: Auth): Promise<UserCredential>;
  /** Shows that the signed-in person is here. */
  reauthenticate(auth: Auth): Promise<UserCredential>;
}

/** @param openWay called when the way is first needed, and again after it has failed */
export function firebaseGoogle(context: Context, openWay: () => Promise<GoogleAuth>): GoogleSignIn {
  const { auth, member, once, accountHint } = context;
  const way = onDemand(openWay);

  return {
    async prepare() {
      await way();
    },

    signIn: () =>
      translated(async () => {
        const google = await way();
        await withSecondFactor(auth, () => google.signIn(auth));
      }),

    reauthenticate: () =>
      translated(async () => {
        await member.present();
        const google = await way();
        await withSecondFactor(auth, () => google.reauthenticate(auth));
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
