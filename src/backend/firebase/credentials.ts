import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { BackendError, type Credentials } from '../port.ts';
import type { Context } from './context.ts';
import { serviceCode, translated } from './errors.ts';
import { settingsOf } from './mails.ts';
import { assertRecent } from './recent.ts';

export function firebaseCredentials(context: Context): Omit<Credentials, 'deleteAccount'> {
  const { auth, member, origin } = context;

  return {
    reauthenticate: (password) =>
      translated(async () => {
        const user = await member.present();
        if (user.email === null) throw new BackendError('invalid-credentials');
        await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
      }),

    changePassword: (password) =>
      translated(async () => {
        const user = await member.present();
        await assertRecent(user);
        await updatePassword(user, password);
      }),

    changeEmail: (email, { language }) =>
      translated(async () => {
        const user = await member.present();
        await assertRecent(user);
        auth.languageCode = language;
        await verifyBeforeUpdateEmail(user, email, settingsOf(origin)).catch((thrown: unknown) => {
          // Of an address that somebody has, nothing is said.
          if (serviceCode(thrown) !== 'auth/email-already-in-use') throw thrown;
        });
      }),
  };
}
