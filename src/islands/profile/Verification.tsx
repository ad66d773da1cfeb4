import { useStore } from '@nanostores/react';
import type { Account } from '#domain/accounts/account.ts';
import { type MailLanguage, verificationMail } from '#stores/account.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { OutboxHint } from '#ui/feedback/Hints.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { profileText } from './text.ts';

interface Props {
  readonly account: Account;
  readonly mailLanguage: MailLanguage;
  readonly hasOutbox: boolean;
}

/** What an e-mail address that is not verified asks for: a press on the link in the mail, which can be sent again. */
export function Verification({ account: { verified, email }, mailLanguage, hasOutbox }: Props) {
  const progress = useStore(verificationMail.$progress);
  // A guest has no e-mail address.
  if (email === null || verified) return null;

  return (
    <section className="card stack" aria-labelledby="verification">
      <h2 id="verification">{profileText.notVerified}</h2>
      <p>{profileText.notVerifiedHint(email)}</p>
      <ActionFailure progress={progress} />
      <div>
        <ActionButton
          progress={progress}
          text={{ press: profileText.sendAgain, pressing: profileText.sending }}
          tone="quiet"
          onClick={() => void verificationMail.run(mailLanguage)}
        />
      </div>
      <StatusMessage text={progress.state === 'done' ? profileText.sent(email) : null} />
      {hasOutbox && <OutboxHint />}
    </section>
  );
}
