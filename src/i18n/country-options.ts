import { COUNTRY_CODES } from '#domain/accounts/country.ts';
import { byName, countryName } from './format.ts';

/** Options of a country select, sorted by name in the reader's language, with an empty choice first. */
export const countryOptions = (
  none: string,
): readonly { readonly value: string; readonly label: string }[] => [
  { value: '', label: none },
  ...COUNTRY_CODES.map((code) => ({ value: code, label: countryName(code) })).sort((left, right) =>
    byName(left.label, right.label),
  ),
];
