import * as v from 'valibot';
import { checkForm } from './check-form.ts';
import type { Checked } from './checked.ts';
import { type CountryProblem, optionalCountry } from './country.ts';
import { type EmailProblem, emailAddress } from './email.ts';
import { type NewPasswordForm, type NewPasswordProblems, newPasswordFields } from './new-password.ts';
import { optionalPhoneNumber, type PhoneNumberProblem } from './phone-number.ts';
import { requiredText, type TextProblem } from './text-field.ts';
import {
  foldUsername,
  newUsername,
  type UplineProblem,
  type UsernameProblem,
  uplineUsername,
} from './username.ts';

/** What a person gives to open an account, already checked. */
export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly username: string;
  /** E.164 (`+39…`), or null when not given. */
  readonly phoneNumber: string | null;
  /** ISO 3166-1 alpha-2, or null when not given. */
  readonly country: string | null;
  readonly password: string;
  /** Username of the member who invited this one. */
  readonly upline: string;
}

/** The registration form, as typed. */
export interface RegistrationForm extends NewPasswordForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly username: string;
  /** May be empty. */
  readonly phoneNumber: string;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
  /** Username of whoever sent the referral link; empty for nobody. */
  readonly upline: string;
}

export type RegistrationProblems = NewPasswordProblems &
  Partial<{
    readonly firstName: TextProblem;
    readonly lastName: TextProblem;
    readonly email: EmailProblem;
    readonly username: UsernameProblem;
    readonly phoneNumber: PhoneNumberProblem;
    readonly country: CountryProblem;
    readonly upline: UplineProblem;
  }>;

const LONGEST_NAME = 80;

/**
 * @param common `COMMON_PASSWORDS`
 * @returns the registration in canonical form, with the programme as upline when none was named; or the first
 *   problem of every field. Whether a name or an address is taken, and whether the upline exists, only the backend
 *   knows.
 */
export function checkRegistration(
  form: RegistrationForm,
  common: ReadonlySet<string>,
): Checked<Registration, RegistrationProblems> {
  const schema = v.pipe(
    v.object({
      firstName: requiredText(LONGEST_NAME),
      lastName: requiredText(LONGEST_NAME),
      email: emailAddress,
      username: newUsername,
      phoneNumber: optionalPhoneNumber,
      country: optionalCountry,
      ...newPasswordFields(form, form, common),
      upline: v.pipe(
        uplineUsername,
        v.notValue(foldUsername(form.username), 'own-username' satisfies UplineProblem),
      ),
    }),
    v.transform(({ confirmPassword: _, ...registration }) => registration),
  );
  return checkForm(schema, form);
}
