import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { MailLanguage } from '#stores/account.ts';
import { OutboxHint } from '#ui/feedback/OutboxHint.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Setting } from './Setting.tsx';
import { createEmailChange } from './model.ts';
import { accountSettingsText } from './text.ts';

interface Props {
  /** The present one. */
  readonly email: string;
  readonly mailLanguage: MailLanguage;
  readonly hasOutbox: boolean;
}

export function EmailSetting({ email, mailLanguage, hasOutbox }: Props) {
  const [form] = useState(() => createEmailChange(email, mailLanguage));
  const sent = useStore(form.$sent);
  const text = accountSettingsText.email;
  const common = { form, text: text.form };
  return (
    <Setting title={text.title}>
      <p>{text.text(email)}</p>
      <div>
        <FormFrame {...common}>
          <TextField {...common} name="email" type="email" autoComplete="email" spellCheck={false} />
        </FormFrame>
        <StatusMessage text={sent && text.sent(sent.email)} />
      </div>
      {sent && hasOutbox && <OutboxHint />}
    </Setting>
  );
}
