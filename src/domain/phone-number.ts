import * as v from 'valibot';
import { latinDigits } from './plain-number.ts';
import { withoutInvisible } from './typed-text.ts';

export type PhoneNumberProblem = 'no-country-code' | 'not-a-phone-number';

/** What people write between digits: spaces, brackets, points, slashes, and hyphens and dashes of every length. */
const SEPARATORS = /[\s()./\-\u2010-\u2015]/g;

/**
 * A phone number in E.164 (ITU-T): `+`, a country code, 15 digits at most. `00` is read as `+`. Null when nothing
 * was given. Whether the number exists in its country is not looked at.
 */
export const optionalPhoneNumber = v.pipe(
  v.string(),
  v.transform((typed) => withoutInvisible(latinDigits(typed)).replace(SEPARATORS, '').replace(/^00/, '+')),
  v.regex(/^(?:\+|$)/, 'no-country-code' satisfies PhoneNumberProblem),
  v.regex(/^(?:\+[1-9]\d{6,14})?$/, 'not-a-phone-number' satisfies PhoneNumberProblem),
  v.transform((number) => number || null),
);
