import { useState } from 'react';
import { EMAIL_ACTION_WORDS } from '../../i18n/email-action.ts';
import { createEmailRecovery, type MailLanguage } from '../../stores/email-action.ts';
import { OnePress } from './OnePress.tsx';
import { ResetOffer } from './ResetOffer.tsx';

interface Props {
  readonly code: string;
  /** The address that the account had before. */
  readonly email: string;
  readonly mailLanguage: MailLanguage;
  readonly hasOutbox: boolean;
}

/** Undoes a change of address. Whoever made it may have the password, so a new one is offered next. */
export function EmailRecovery({ code, email, mailLanguage, hasOutbox }: Props) {
  const [recovery] = useState(() => createEmailRecovery(code));
  return (
    <OnePress action={recovery} mode="recoverEmail" email={email} words={EMAIL_ACTION_WORDS.recover}>
      <ResetOffer email={email} mailLanguage={mailLanguage} hasOutbox={hasOutbox} />
    </OnePress>
  );
}
