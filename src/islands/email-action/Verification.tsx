import { useState } from 'react';
import { ROUTES } from '../../domain/routes.ts';
import { EMAIL_ACTION_WORDS } from '../../i18n/email-action.ts';
import { createVerification } from '../../stores/email-action.ts';
import { OnePress } from './OnePress.tsx';

interface Props {
  readonly code: string;
  readonly email: string;
}

export function Verification({ code, email }: Props) {
  const [verification] = useState(() => createVerification(code));
  return (
    <OnePress action={verification} mode="verifyEmail" email={email} words={EMAIL_ACTION_WORDS.verify}>
      <a className="button" href={ROUTES.home.path}>
        {EMAIL_ACTION_WORDS.goOn}
      </a>
    </OnePress>
  );
}
