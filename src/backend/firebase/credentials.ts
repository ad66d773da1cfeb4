import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  type User,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { BackendError, type Credentials, type Sessions } from '#backend/port/backend.ts';
import { assertRecent, type Context } from './context.ts';
import { serviceCode } from './errors.ts';
import { setMailLanguage, settingsOf } from './mails.ts';
import { noteChange } from './notices.ts';
import { withSecondFactor } from './second-factor.ts';

export function firebaseCredentials(
  context: Context,
  { endOtherSessions }: Pick<Sessions, 'endOtherSessions'>,
): Omit<Credentials, 'deleteAccount' | 'keepAccount'> {
  const { auth, member, origin } = context;

  return {
    async reauthenticate(password) {
      const user = await member.present();
      const { email } = user;
      if (email === null) throw new BackendError('invalid-credentials');
      await withSecondFactor(auth, () =>
        reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password)),
      );
    },

    async changePassword(password) {
      const user = await member.present();
      await assertRecent(user);
      if (await isPasswordOf(user, password)) throw new BackendError('password-unchanged');
      await updatePassword(user, password);
      // The identity service refuses the other refresh tokens now, but tokens in use last for up to an hour,
      // unless this ends them too.
      await endOtherSessions().catch(() => undefined);
      await noteChange(context, user.uid, 'password-changed');
    },

    async changeEmail(email, mail) {
      const user = await member.present();
      await assertRecent(user);
      setMailLanguage(auth, mail);
      await verifyBeforeUpdateEmail(user, email, settingsOf(origin)).catch((thrown: unknown) => {
        // Do not reveal that an address has an account.
        if (serviceCode(thrown) !== 'auth/email-already-in-use') throw thrown;
      });
    },
  };
}

/** The service gives these codes for a wrong password, or when it refuses to check. */
const WRONG_OR_UNCHECKED = ['auth/invalid-credential', 'auth/wrong-password', 'auth/too-many-requests'];

/**
 * The service accepts an unchanged password without a word. Only a sign-in shows whether the password is the
 * same.
 */
async function isPasswordOf(user: User, password: string): Promise<boolean> {
  if (user.email === null) return false;
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
    return true;
  } catch (thrown) {
    const code = serviceCode(thrown);
    // The service asks for a second factor only after a right password.
    if (code === 'auth/multi-factor-auth-required') return true;
    if (WRONG_OR_UNCHECKED.includes(code)) return false;
    throw thrown;
  }
}
