import { COUNTRY_CODES } from '#domain/accounts/country.ts';
import { byName, countryName } from './format.ts';

/** The countries of a select, by their names in the reader's language; first the one that says none was chosen. */
export const countryOptions = (
  none: string,
): readonly { readonly value: string; readonly label: string }[] => [
  { value: '', label: none },
  ...COUNTRY_CODES.map((code) => ({ value: code, label: countryName(code) })).sort((left, right) =>
    byName(left.label, right.label),
  ),
];
