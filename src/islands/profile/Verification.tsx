import { useStore } from '@nanostores/react';
import type { Account } from '#domain/accounts/account.ts';
import { ROUTES } from '#domain/routes.ts';
import { address } from '#i18n/language.ts';
import { embeddedMailText } from '#i18n/ui.ts';
import { type MailLanguage, verificationMail } from '#stores/account.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
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
    <section className="notice notice--warning" aria-labelledby="verification">
      <p>
        <strong id="verification">{profileText.notVerified}</strong> {profileText.notVerifiedHint(email)}
      </p>
      <ActionFailure progress={progress} />
      <div className="cluster">
        <ActionButton
          progress={progress}
          text={{ press: profileText.sendAgain, pressing: profileText.sending }}
          tone="quiet"
          onClick={() => void verificationMail.run(mailLanguage)}
        />
        {hasOutbox && <a href={address(ROUTES.outbox.path)}>{embeddedMailText.link}</a>}
      </div>
      <StatusMessage text={progress.state === 'done' ? profileText.sent(email) : null} />
    </section>
  );
}
