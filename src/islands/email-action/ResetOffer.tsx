import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/ActionFailure.tsx';
import { OutboxHint } from '#ui/feedback/OutboxHint.tsx';
import { createResetMail, type MailLanguage } from './model.ts';
import { emailActionText } from './text.ts';

interface Props {
  readonly email: string;
  readonly mailLanguage: MailLanguage;
  readonly hasOutbox: boolean;
}

/** Offers to mail a password-reset link. */
export function ResetOffer({ email, mailLanguage, hasOutbox }: Props) {
  const [resetMail] = useState(() => createResetMail(email, mailLanguage, location.search));
  const progress = useStore(resetMail.$progress);
  const { button, running, done } = emailActionText.resetMail;
  const isSent = progress.state === 'done';
  return (
    <>
      <ActionFailure progress={progress} />
      <ActionButton
        progress={progress}
        text={{ press: button, pressing: running }}
        isSpent={isSent}
        onClick={() => void resetMail.run()}
      />
      <div role="status">{isSent && <p>{done(email)}</p>}</div>
      {isSent && hasOutbox && <OutboxHint />}
    </>
  );
}
