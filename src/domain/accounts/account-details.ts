import * as v from 'valibot';
import { latinDigits } from '#domain/text/plain-number.ts';
import { withoutInvisible } from '#domain/text/typed-text.ts';
import { type ValidationResult, checkForm, requiredText, type TextProblem } from '#domain/validation.ts';
import type { AccountDetails } from './account.ts';
import { type CountryProblem, optionalCountry } from './country.ts';

export type PhoneNumberProblem = 'no-country-code' | 'not-a-phone-number';

/**
 * Separators that people type between digits: spaces, brackets, points, slashes, and hyphens and dashes of every
 * length.
 */
const SEPARATORS = /[\s()./\-\u2010-\u2015]/g;

/**
 * A phone number in E.164 (ITU-T): `+`, a country code, 15 digits at most. `00` is read as `+`. Null when empty. Does
 * not check whether the number exists in its country.
 */
export const optionalPhoneNumber = v.pipe(
  v.string(),
  v.transform((typed) => withoutInvisible(latinDigits(typed)).replace(SEPARATORS, '').replace(/^00/, '+')),
  v.regex(/^(?:\+|$)/, 'no-country-code' satisfies PhoneNumberProblem),
  v.regex(/^(?:\+[1-9]\d{6,14})?$/, 'not-a-phone-number' satisfies PhoneNumberProblem),
  v.transform((number) => number || null),
);

/** A member's own details, as typed. */
export interface DetailsForm {
  readonly firstName: string;
  readonly lastName: string;
  /** May be empty. */
  readonly phoneNumber: string;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
}

export type DetailsErrors = Partial<{
  readonly firstName: TextProblem;
  readonly lastName: TextProblem;
  readonly phoneNumber: PhoneNumberProblem;
  readonly country: CountryProblem;
}>;

const LONGEST_NAME = 80;

/** The fields shared by every form that asks for a person's details. */
export const detailsFields = {
  firstName: requiredText(LONGEST_NAME),
  lastName: requiredText(LONGEST_NAME),
  phoneNumber: optionalPhoneNumber,
  country: optionalCountry,
};

const details = v.object(detailsFields);

export function checkDetails(form: DetailsForm): ValidationResult<AccountDetails, DetailsErrors> {
  return checkForm(details, form);
}
