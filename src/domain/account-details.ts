import * as v from 'valibot';
import type { AccountDetails } from './account.ts';
import { checkForm } from './check-form.ts';
import type { Checked } from './checked.ts';
import { type CountryProblem, optionalCountry } from './country.ts';
import { optionalPhoneNumber, type PhoneNumberProblem } from './phone-number.ts';
import { requiredText, type TextProblem } from './text-field.ts';

/** What a person says of themselves, as typed. */
export interface DetailsForm {
  readonly firstName: string;
  readonly lastName: string;
  /** May be empty. */
  readonly phoneNumber: string;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
}

export type DetailsProblems = Partial<{
  readonly firstName: TextProblem;
  readonly lastName: TextProblem;
  readonly phoneNumber: PhoneNumberProblem;
  readonly country: CountryProblem;
}>;

const LONGEST_NAME = 80;

/** The fields of every form in which a person says who they are. */
export const detailsFields = {
  firstName: requiredText(LONGEST_NAME),
  lastName: requiredText(LONGEST_NAME),
  phoneNumber: optionalPhoneNumber,
  country: optionalCountry,
};

const details = v.object(detailsFields);

export function checkDetails(form: DetailsForm): Checked<AccountDetails, DetailsProblems> {
  return checkForm(details, form);
}
