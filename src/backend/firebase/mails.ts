import {
  type ActionCodeSettings,
  type Auth,
  sendEmailVerification,
  sendPasswordResetEmail,
  type User,
} from 'firebase/auth';
import { BackendError, type MailOptions } from '#backend/port/backend.ts';
import { ROUTES } from '#domain/routes.ts';
import { serviceCode, toBackendError } from './errors.ts';

/** Where a mail's link leads in the end. The page that takes the code is set in the project's templates. */
export const settingsOf = (origin: string): ActionCodeSettings => ({ url: origin + ROUTES.logIn.path });

export async function sendVerificationTo(
  user: User,
  auth: Auth,
  origin: string,
  { language }: MailOptions,
): Promise<void> {
  auth.languageCode = language;
  await sendEmailVerification(user, settingsOf(origin));
}

/** To an address that has no account, nothing is sent and nothing is said. */
export async function sendPasswordResetTo(
  email: string,
  auth: Auth,
  origin: string,
  { language }: MailOptions,
): Promise<void> {
  auth.languageCode = language;
  await sendPasswordResetEmail(auth, email, settingsOf(origin)).catch((thrown: unknown) => {
    // A project without protection against enumeration says so; we do not.
    if (serviceCode(thrown) !== 'auth/user-not-found') throw thrown;
  });
}

/** For the end of something that has succeeded: says that only the mail has not. */
export const orNotSent = (sending: Promise<void>): Promise<void> =>
  sending.catch((thrown: unknown) => {
    throw new BackendError('verification-not-sent', toBackendError(thrown).cause);
  });
