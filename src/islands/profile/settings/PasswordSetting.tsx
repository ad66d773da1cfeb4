import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { PasswordOwner } from '#ui/forms/PasswordOwner.tsx';
import { Setting } from './Setting.tsx';
import { createPasswordChange } from './model.ts';
import { accountSettingsText } from './text.ts';

interface Props {
  readonly username: string;
  readonly email: string;
}

export function PasswordSetting({ username, email }: Props) {
  const [form] = useState(() => createPasswordChange({ username, email }));
  const sent = useStore(form.$sent);
  const text = accountSettingsText.password;
  const common = { form, text: text.form };
  return (
    <Setting title={text.title}>
      <div>
        <FormFrame {...common}>
          <PasswordOwner email={email} />
          <PasswordField {...common} name="password" autoComplete="new-password" />
          <PasswordField {...common} name="confirmPassword" autoComplete="new-password" />
        </FormFrame>
        <StatusMessage text={sent && text.changed} />
      </div>
    </Setting>
  );
}
