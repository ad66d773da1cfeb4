import { backend } from '#backend/index.ts';
import type { MailLanguage } from '#backend/port/backend.ts';
import { checkDetails, type DetailsForm, type DetailsErrors } from '#domain/accounts/account-details.ts';
import type { Account, AccountDetails } from '#domain/accounts/account.ts';
import { COMMON_PASSWORDS } from '#domain/accounts/common-passwords.ts';
import { checkEmailChange, type EmailChangeErrors } from '#domain/accounts/email-change.ts';
import type { EmailForm } from '#domain/accounts/login.ts';
import {
  checkNewPassword,
  type NewPassword,
  type NewPasswordForm,
  type NewPasswordErrors,
} from '#domain/accounts/new-password.ts';
import { mailLanguages } from '#i18n/locale.ts';
import { createAction } from '#stores/action.ts';
import { authLink } from '#stores/auth-link.ts';
import type { FieldErrorOf } from '#stores/form.ts';
import { createLastingForm, type LastingForm } from '#stores/lasting-form.ts';
import { setSignOutTarget } from '#stores/route-guard.ts';
import { asOwner } from './reauthentication.ts';

/** The names, phone number and country of an account, as they are at present. */
export const createDetailsForm = ({
  firstName,
  lastName,
  phoneNumber,
  country,
}: AccountDetails): LastingForm<keyof DetailsForm, FieldErrorOf<DetailsErrors>, AccountDetails> =>
  createLastingForm<keyof DetailsForm, FieldErrorOf<DetailsErrors>, AccountDetails>({
    initial: { firstName, lastName, phoneNumber: phoneNumber ?? '', country: country ?? '' },
    afterwards: 'as-typed',
    check: checkDetails,
    async send(details) {
      await (await backend()).changeDetails(details);
    },
  });

/** Mails a code to the new address. The account has that address once the code is used. */
export const createEmailChange = (
  present: Account['email'],
  language: MailLanguage,
): LastingForm<keyof EmailForm, FieldErrorOf<EmailChangeErrors>, EmailForm> =>
  createLastingForm<keyof EmailForm, FieldErrorOf<EmailChangeErrors>, EmailForm>({
    initial: { email: '' },
    afterwards: 'initial',
    check: (typed) => checkEmailChange(typed, present),
    send: ({ email }) =>
      asOwner(async () => (await backend()).changeEmail(email, { languages: mailLanguages(language) })),
  });

type PasswordChangeError = FieldErrorOf<NewPasswordErrors> | 'password-unchanged';

export const createPasswordChange = (owner: {
  readonly username: string;
  readonly email: string;
}): LastingForm<keyof NewPasswordForm, PasswordChangeError, NewPassword> =>
  createLastingForm<keyof NewPasswordForm, PasswordChangeError, NewPassword>({
    initial: { password: '', confirmPassword: '' },
    afterwards: 'initial',
    check: async (typed) => checkNewPassword(typed, owner, COMMON_PASSWORDS),
    send: ({ password }) => asOwner(async () => (await backend()).changePassword(password)),
    errorsOf: ({ code }) => (code === 'password-unchanged' ? { password: code } : null),
  });

/**
 * Deletes the signed-in person's account and ends the session. The route guard then leads to a page that confirms it.
 */
export const accountDeletion = createAction(async () => {
  setSignOutTarget(authLink('logIn', '', 'account-deleted'));
  try {
    await asOwner(async () => (await backend()).deleteAccount());
  } catch (thrown) {
    setSignOutTarget();
    throw thrown;
  }
});

/** Takes back the erasure that the signed-in member asked for. */
export const keeping = createAction(async () => (await backend()).keepAccount());
