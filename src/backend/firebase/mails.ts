import {
  type ActionCodeSettings,
  type Auth,
  sendEmailVerification,
  sendPasswordResetEmail,
  updateProfile,
  type User,
} from 'firebase/auth';
import { BackendError, type MailOptions } from '#backend/port/backend.ts';
import { ROUTES } from '#domain/routes.ts';
import { serviceCode, toBackendError } from './errors.ts';

interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** The page to which a mail's link leads in the end. The project's templates set the page that accepts the code. */
export const settingsOf = (origin: string): ActionCodeSettings => ({ url: origin + ROUTES.logIn.path });

/**
 * Gives the identity service the name with which its own mails greet. Without the name they greet with the
 * address, so a failure stops nothing.
 */
export const nameForMails = (user: User, { firstName, lastName }: PersonName): Promise<void> =>
  updateProfile(user, { displayName: `${firstName} ${lastName}` }).catch(() => undefined);

/** The service has templates in many languages. For any other language it uses the project's own. */
export function setMailLanguage(auth: Auth, { languages }: MailOptions): void {
  auth.languageCode = languages[0] ?? null;
}

export async function sendVerificationTo(
  user: User,
  auth: Auth,
  origin: string,
  mail: MailOptions,
): Promise<void> {
  setMailLanguage(auth, mail);
  await sendEmailVerification(user, settingsOf(origin));
}

/** Sends nothing to an unknown address, and answers in the same way. */
export async function sendPasswordResetTo(
  email: string,
  auth: Auth,
  origin: string,
  mail: MailOptions,
): Promise<void> {
  setMailLanguage(auth, mail);
  await sendPasswordResetEmail(auth, email, settingsOf(origin)).catch((thrown: unknown) => {
    // A project without protection against enumeration reveals that the address is unknown. We do not.
    if (serviceCode(thrown) !== 'auth/user-not-found') throw thrown;
  });
}

/** @throws `verification-not-sent` when the mail fails: the action itself has succeeded */
export const orNotSent = (sending: Promise<void>): Promise<void> =>
  sending.catch((thrown: unknown) => {
    throw new BackendError('verification-not-sent', toBackendError(thrown).cause);
  });
