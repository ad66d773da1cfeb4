import * as v from 'valibot';
import { COUNTRY_CODES } from './countries.ts';

export type CountryProblem = 'unknown-country';

const isKnown = (code: string) => COUNTRY_CODES.includes(code);

const countryCode = v.pipe(v.string(), v.trim(), v.toUpperCase());

/** ISO 3166-1 alpha-2, or null when nothing was chosen. */
export const optionalCountry = v.pipe(
  countryCode,
  v.check((code) => code === '' || isKnown(code), 'unknown-country' satisfies CountryProblem),
  v.transform((code) => code || null),
);

/** ISO 3166-1 alpha-2. */
export const requiredCountry = v.pipe(
  countryCode,
  v.nonEmpty('required'),
  v.check(isKnown, 'unknown-country' satisfies CountryProblem),
);
