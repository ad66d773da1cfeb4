import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Account } from '../../../domain/account.ts';
import { NO_COUNTRY } from '../../../i18n/account-fields.ts';
import { ACCOUNT_SETTINGS_WORDS } from '../../../i18n/account-settings.ts';
import { countryOptions } from '../../../i18n/country-options.ts';
import { createDetailsForm } from '../../../stores/account-settings.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { Said } from '../../ui/Said.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Setting } from './Setting.tsx';

export function DetailsSetting({ account }: { readonly account: Account }) {
  const [form] = useState(() => createDetailsForm(account));
  const [countries] = useState(() => countryOptions(NO_COUNTRY));
  const sent = useStore(form.$sent);
  const words = ACCOUNT_SETTINGS_WORDS.details;
  const common = { form, words: words.form };
  return (
    <Setting title={words.title}>
      <div>
        <FormFrame {...common}>
          <TextField {...common} name="firstName" autoComplete="given-name" />
          <TextField {...common} name="lastName" autoComplete="family-name" />
          <TextField {...common} name="phoneNumber" type="tel" autoComplete="tel" />
          <SelectField {...common} name="country" options={countries} autoComplete="country" />
        </FormFrame>
        <Said text={sent && words.saved} />
      </div>
    </Setting>
  );
}
