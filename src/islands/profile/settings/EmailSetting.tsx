import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ACCOUNT_SETTINGS_WORDS } from '../../../i18n/account-settings.ts';
import type { MailLanguage } from '../../../stores/account.ts';
import { createEmailChange } from '../../../stores/account-settings.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { OutboxHint } from '../../ui/OutboxHint.tsx';
import { Said } from '../../ui/Said.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Setting } from './Setting.tsx';

interface Props {
  /** The present one. */
  readonly email: string;
  readonly mailLanguage: MailLanguage;
  readonly hasOutbox: boolean;
}

export function EmailSetting({ email, mailLanguage, hasOutbox }: Props) {
  const [form] = useState(() => createEmailChange(email, mailLanguage));
  const sent = useStore(form.$sent);
  const words = ACCOUNT_SETTINGS_WORDS.email;
  const common = { form, words: words.form };
  return (
    <Setting title={words.title}>
      <p>{words.text(email)}</p>
      <div>
        <FormFrame {...common}>
          <TextField {...common} name="email" type="email" autoComplete="email" spellCheck={false} />
        </FormFrame>
        <Said text={sent && words.sent(sent.email)} />
      </div>
      {sent && hasOutbox && <OutboxHint />}
    </Setting>
  );
}
