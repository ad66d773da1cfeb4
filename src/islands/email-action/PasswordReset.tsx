import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { PasswordOwner } from '#ui/forms/PasswordOwner.tsx';
import { UsedLink } from './UsedLink.tsx';
import { createPasswordReset, needsNewLink } from './model.ts';
import { emailActionText } from './text.ts';

interface Props {
  readonly code: string;
  readonly email: string;
}

export function PasswordReset({ code, email }: Props) {
  const [form] = useState(() => createPasswordReset(code, email));
  const { failure } = useStore(form.$state);
  if (failure && needsNewLink(failure)) return <UsedLink mode="resetPassword" failure={failure} />;

  const common = { form, text: emailActionText.reset, autoComplete: 'new-password' } as const;
  return (
    <section className="stack">
      <h2>{emailActionText.resetTitle}</h2>
      <p>{emailActionText.resetText(email)}</p>
      <FormFrame form={form} text={emailActionText.reset}>
        <PasswordOwner email={email} />
        <PasswordField {...common} name="password" />
        <PasswordField {...common} name="confirmPassword" />
      </FormFrame>
    </section>
  );
}
