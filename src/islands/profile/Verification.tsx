import { useStore } from '@nanostores/react';
import type { Account } from '#domain/accounts/account.ts';
import { type MailLanguage, verificationMail } from '#stores/account.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/ActionFailure.tsx';
import { OutboxHint } from '#ui/feedback/OutboxHint.tsx';
import { Said } from '#ui/feedback/StatusMessage.tsx';
import { PROFILE_WORDS } from './text.ts';

interface Props {
  readonly account: Account;
  readonly mailLanguage: MailLanguage;
  readonly hasOutbox: boolean;
}

/** Whether the e-mail address was shown to be the member's, and the way to have the mail sent again. */
export function Verification({ account: { verified, email }, mailLanguage, hasOutbox }: Props) {
  const progress = useStore(verificationMail.$progress);
  // A guest has given none.
  if (email === null) return null;

  return (
    <section className="card stack" aria-labelledby="verification">
      <h2 id="verification">{PROFILE_WORDS.status}</h2>
      <div>
        <span className={`chip chip--${verified ? 'credited' : 'pending'}`}>
          {verified ? PROFILE_WORDS.verified : PROFILE_WORDS.notVerified}
        </span>
      </div>
      {!verified && (
        <>
          <p>{PROFILE_WORDS.notVerifiedHint(email)}</p>
          <ActionFailure progress={progress} />
          <div>
            <ActionButton
              progress={progress}
              words={{ press: PROFILE_WORDS.sendAgain, pressing: PROFILE_WORDS.sending }}
              tone="quiet"
              onClick={() => void verificationMail.run(mailLanguage)}
            />
          </div>
          <Said text={progress.state === 'done' ? PROFILE_WORDS.sent(email) : null} />
          {hasOutbox && <OutboxHint />}
        </>
      )}
    </section>
  );
}
