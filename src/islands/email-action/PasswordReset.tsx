import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { EMAIL_ACTION_WORDS } from '../../i18n/email-action.ts';
import { isLinkSpent } from '../../stores/email-action.ts';
import { createPasswordReset } from '../../stores/new-password.ts';
import { FormFrame } from '../ui/FormFrame.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { PasswordOwner } from '../ui/PasswordOwner.tsx';
import { SpentLink } from './SpentLink.tsx';

interface Props {
  readonly code: string;
  readonly email: string;
}

export function PasswordReset({ code, email }: Props) {
  const [form] = useState(() => createPasswordReset(code, email));
  const { failure } = useStore(form.$state);
  if (failure && isLinkSpent(failure)) return <SpentLink mode="resetPassword" failure={failure} />;

  const common = { form, words: EMAIL_ACTION_WORDS.reset, autoComplete: 'new-password' } as const;
  return (
    <section className="stack">
      <h2>{EMAIL_ACTION_WORDS.resetTitle}</h2>
      <p>{EMAIL_ACTION_WORDS.resetText(email)}</p>
      <FormFrame form={form} words={EMAIL_ACTION_WORDS.reset}>
        <PasswordOwner email={email} />
        <PasswordField {...common} name="password" />
        <PasswordField {...common} name="confirmPassword" />
      </FormFrame>
    </section>
  );
}
