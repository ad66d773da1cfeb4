import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Account } from '#domain/accounts/account.ts';
import { NO_COUNTRY } from '#i18n/account-fields.ts';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { CountryField } from '#ui/forms/CountryField.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Setting } from './Setting.tsx';
import { createDetailsForm } from './model.ts';
import { accountSettingsText } from './text.ts';

export function DetailsSetting({ account }: { readonly account: Account }) {
  const [form] = useState(() => createDetailsForm(account));
  const sent = useStore(form.$sent);
  const text = accountSettingsText.details;
  const common = { form, text: text.form };
  return (
    <Setting title={text.title}>
      <div>
        <FormFrame {...common}>
          <TextField {...common} name="firstName" autoComplete="given-name" />
          <TextField {...common} name="lastName" autoComplete="family-name" />
          <TextField {...common} name="phoneNumber" type="tel" autoComplete="tel" />
          <CountryField {...common} name="country" none={NO_COUNTRY} autoComplete="country" />
        </FormFrame>
        <StatusMessage text={sent && text.saved} />
      </div>
    </Setting>
  );
}
