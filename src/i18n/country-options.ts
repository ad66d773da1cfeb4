import { byName, countryName } from './format.ts';

/** Options of a country select, sorted by name in the reader's language, with an empty choice first. @param codes ISO 3166-1 alpha-2 */
export const countryOptions = (
  none: string,
  codes: readonly string[],
): readonly { readonly value: string; readonly label: string }[] => [
  { value: '', label: none },
  ...codes
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((left, right) => byName(left.label, right.label)),
];
