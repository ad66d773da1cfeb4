import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { GUEST_WORDS } from '#i18n/guest.ts';
import { referralOf } from '#stores/referral.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/ActionFailure.tsx';
import { guestSignIn, uplineOfGuest } from './model.ts';

/** In without giving anything. */
export function GuestEntry() {
  const progress = useStore(guestSignIn.$progress);
  const aboutId = useId();
  const referral = referralOf(location.search);
  const upline = uplineOfGuest(referral);
  const isUplineUnknown = progress.state === 'failed' && progress.failure.code === 'upline-unknown';

  return (
    <div className="stack">
      <ActionFailure progress={progress} />
      {isUplineUnknown && (
        <button
          type="button"
          className="button button--quiet"
          onClick={() => void guestSignIn.run(PROGRAMME_USERNAME)}
        >
          {GUEST_WORDS.withoutUpline}
        </button>
      )}
      <ActionButton
        progress={progress}
        words={{ press: GUEST_WORDS.tryIt, pressing: GUEST_WORDS.trying }}
        tone="quiet"
        aria-describedby={aboutId}
        onClick={() => void guestSignIn.run(upline)}
      />
      <div id={aboutId}>
        <p className="field__hint">{GUEST_WORDS.about}</p>
        {referral.kind === 'malformed' && <p className="field__error">{GUEST_WORDS.malformedLink}</p>}
        {upline !== PROGRAMME_USERNAME && <p className="field__hint">{GUEST_WORDS.upline(upline)}</p>}
      </div>
    </div>
  );
}
