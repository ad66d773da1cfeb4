import { useState } from 'react';
import { ROUTES } from '../../domain/routes.ts';
import { EMAIL_ACTION_WORDS } from '../../i18n/email-action.ts';
import { createEmailChangeConfirmation } from '../../stores/email-action.ts';
import { OnePress } from './OnePress.tsx';

interface Props {
  readonly code: string;
  /** The new address. */
  readonly email: string;
}

export function EmailChange({ code, email }: Props) {
  const [confirmation] = useState(() => createEmailChangeConfirmation(code));
  return (
    <OnePress
      action={confirmation}
      mode="verifyAndChangeEmail"
      email={email}
      words={EMAIL_ACTION_WORDS.change}
    >
      <a className="button" href={ROUTES.logIn.path}>
        {EMAIL_ACTION_WORDS.logIn}
      </a>
    </OnePress>
  );
}
