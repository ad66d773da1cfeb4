import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ACCOUNT_SETTINGS_WORDS } from '../../../i18n/account-settings.ts';
import { createPasswordChange } from '../../../stores/account-settings.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PasswordOwner } from '../../ui/PasswordOwner.tsx';
import { Said } from '../../ui/Said.tsx';
import { Setting } from './Setting.tsx';

interface Props {
  readonly username: string;
  readonly email: string;
}

export function PasswordSetting({ username, email }: Props) {
  const [form] = useState(() => createPasswordChange({ username, email }));
  const sent = useStore(form.$sent);
  const words = ACCOUNT_SETTINGS_WORDS.password;
  const common = { form, words: words.form };
  return (
    <Setting title={words.title}>
      <div>
        <FormFrame {...common}>
          <PasswordOwner email={email} />
          <PasswordField {...common} name="password" autoComplete="new-password" />
          <PasswordField {...common} name="confirmPassword" autoComplete="new-password" />
        </FormFrame>
        <Said text={sent && words.changed} />
      </div>
    </Setting>
  );
}
