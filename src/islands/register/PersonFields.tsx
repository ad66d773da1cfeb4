import { type ReactNode, useState } from 'react';
import { NO_COUNTRY } from '#i18n/account-fields.ts';
import { countryOptions } from '#i18n/country-options.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import type { FieldProps } from '#ui/forms/use-field.ts';
import type { RegistrationField, RegistrationError } from './form.ts';

type Props = Omit<FieldProps<RegistrationField, RegistrationError>, 'name'> & {
  /** Further fields, shown between the names and the username. */
  readonly children?: ReactNode;
};

/** The fields that every account needs. */
export function PersonFields({ children, ...common }: Props) {
  const [countries] = useState(() => countryOptions(NO_COUNTRY));
  return (
    <>
      <TextField {...common} name="firstName" autoComplete="given-name" />
      <TextField {...common} name="lastName" autoComplete="family-name" />
      {children}
      <TextField
        {...common}
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...common} name="phoneNumber" type="tel" autoComplete="tel" />
      <SelectField {...common} name="country" options={countries} autoComplete="country" />
    </>
  );
}
