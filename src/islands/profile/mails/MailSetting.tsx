import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Account } from '#domain/accounts/account.ts';
import { OPTIONAL_MAILS } from '#domain/notices/mail-kinds.ts';
import { MAIL_LANGUAGES } from '#domain/notices/mail-language.ts';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { createMailPreferences } from './model.ts';
import { mailsText } from './text.ts';

/** Which mails the member gets, and in which language. */
export function MailSetting({ account }: { readonly account: Account }) {
  const [form] = useState(() => createMailPreferences(account));
  const sent = useStore(form.$sent);
  const common = { form, text: mailsText.form };
  return (
    <>
      <p>{mailsText.text}</p>
      {!account.verified && <p>{mailsText.unverified}</p>}
      <div>
        <FormFrame {...common}>
          {OPTIONAL_MAILS.map((mail) => (
            <CheckboxField key={mail} {...common} name={mail} />
          ))}
          <SelectField
            {...common}
            name="language"
            options={MAIL_LANGUAGES.map((value) => ({ value, label: mailsText.languages[value] }))}
          />
        </FormFrame>
        <StatusMessage text={sent && mailsText.saved} />
      </div>
    </>
  );
}
