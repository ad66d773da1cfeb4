import { useDeferredValue, useMemo, useState } from 'react';
import { COUNTRY_CODES } from '#domain/accounts/country.ts';
import { byName, countryName } from '#i18n/format.ts';
import { SelectField } from './SelectField.tsx';
import type { FieldProps } from './use-field.ts';

type Props<F extends string, P> = FieldProps<F, P> & {
  /** The choice of no country. */
  readonly none: string;
  readonly autoComplete: string;
};

/** A select of all countries. They come right after its first paint: a list of 250 takes longer than the rest of a form. */
export function CountryField<F extends string, P>({ none, ...props }: Props<F, P>) {
  const { form, name } = props;
  const [first] = useState(() => COUNTRY_CODES.filter((code) => code === form.$state.get().values[name]));
  const codes = useDeferredValue(COUNTRY_CODES, first);
  const options = useMemo(() => countryOptions(none, codes), [none, codes]);
  return <SelectField {...props} options={options} />;
}

/** Options of a country select, sorted by name in the reader's language, with an empty choice first. @param codes ISO 3166-1 alpha-2 */
const countryOptions = (
  none: string,
  codes: readonly string[],
): readonly { readonly value: string; readonly label: string }[] => [
  { value: '', label: none },
  ...codes
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((left, right) => byName(left.label, right.label)),
];
