import * as v from 'valibot';
import { type ValidationResult, checkForm } from '#domain/validation.ts';
import { detailsFields, type DetailsForm, type DetailsErrors } from './account-details.ts';
import type { AccountDetails } from './account.ts';
import { emailAddress, type EmailProblem } from './email.ts';
import { newPasswordFields, type NewPasswordForm, type NewPasswordErrors } from './new-password.ts';
import { newUsername, uplineOf, type UplineProblem, type UsernameProblem } from './username.ts';

/** What a person gives to open an account, already checked. */
export interface Registration extends AccountDetails {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  /** Username of the inviting member. */
  readonly upline: string;
}

/** What a guest gives to become a member. The guest's upline stays. */
export type GuestUpgrade = Omit<Registration, 'upline'>;

/** What an account still needs when another identity service vouches for the address. */
export type AccountCompletion = Omit<Registration, 'email' | 'password'>;

/** The registration form, as typed. */
export interface RegistrationForm extends DetailsForm, NewPasswordForm {
  readonly email: string;
  readonly username: string;
  /** Username of the sender of the referral link; empty if there was none. */
  readonly upline: string;
}

/** As typed, by a guest or for an incomplete account. */
export type GuestUpgradeForm = Omit<RegistrationForm, 'upline'>;
export type CompletionForm = Omit<RegistrationForm, 'email' | keyof NewPasswordForm>;

export type RegistrationErrors = DetailsErrors &
  NewPasswordErrors &
  Partial<{
    readonly email: EmailProblem;
    readonly username: UsernameProblem;
    readonly upline: UplineProblem;
  }>;

/**
 * @param common `COMMON_PASSWORDS`
 * @returns the registration in canonical form, with the programme as upline when none was given; or the first problem
 *   of every field. Whether a name or an address is taken, and whether the upline exists, only the backend knows.
 */
export function checkRegistration(
  form: RegistrationForm,
  common: ReadonlySet<string>,
): ValidationResult<Registration, RegistrationErrors> {
  const schema = v.pipe(
    v.object({ ...memberFields(form, common), upline: uplineOf(form) }),
    v.transform(({ confirmPassword: _, ...registration }) => registration),
  );
  return checkForm(schema, form);
}

/** As `checkRegistration`, without the upline. */
export function checkGuestUpgrade(
  form: GuestUpgradeForm,
  common: ReadonlySet<string>,
): ValidationResult<GuestUpgrade, Omit<RegistrationErrors, 'upline'>> {
  const schema = v.pipe(
    v.object(memberFields(form, common)),
    v.transform(({ confirmPassword: _, ...upgrade }) => upgrade),
  );
  return checkForm(schema, form);
}

/** As `checkRegistration`, without what the identity service knows already. */
export function checkCompletion(
  form: CompletionForm,
): ValidationResult<AccountCompletion, Omit<RegistrationErrors, 'email' | keyof NewPasswordForm>> {
  return checkForm(v.object({ ...detailsFields, username: newUsername, upline: uplineOf(form) }), form);
}

const memberFields = (form: GuestUpgradeForm, common: ReadonlySet<string>) => ({
  ...detailsFields,
  email: emailAddress,
  username: newUsername,
  ...newPasswordFields(form, form, common),
});
