import { useDeferredValue, useMemo, useState } from 'react';
import { COUNTRY_CODES } from '#domain/accounts/country.ts';
import { countryOptions } from '#i18n/country-options.ts';
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
