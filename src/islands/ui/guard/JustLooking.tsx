import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { guestText } from '#i18n/guest.ts';
import { enterAsGuestIfAsked, guestSignIn, uplineOfGuest } from '#stores/guest-sign-in.ts';
import { referralOf } from '#stores/referral.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { useEarlyPress } from '#ui/forms/use-early-press.ts';
import styles from './JustLooking.module.css';
import { useSearch } from './use-hydrated.ts';

/** The way in that needs no account. */
export function JustLooking() {
  const id = useId();
  return (
    <section className={`stack ${styles.looking}`} aria-labelledby={id}>
      <h2 id={id}>{guestText.justLooking}</h2>
      <GuestEntry />
    </section>
  );
}

const enter = () => void guestSignIn.run(uplineOfGuest(referralOf(location.search)));

/** Signs in as a guest, without any details. */
function GuestEntry() {
  const progress = useStore(guestSignIn.$progress);
  const aboutId = useId();
  const referral = referralOf(useSearch());
  const upline = uplineOfGuest(referral);
  const earlyPress = useEarlyPress(enter);
  useEffect(enterAsGuestIfAsked, []);
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
          {guestText.withoutUpline}
        </button>
      )}
      <div className="field">
        <ActionButton
          progress={progress}
          text={{ press: guestText.tryIt, pressing: guestText.trying }}
          tone="quiet"
          aria-describedby={aboutId}
          onClick={enter}
          {...earlyPress}
        />
        <div id={aboutId}>
          <p className="field__hint">{guestText.about}</p>
          {referral.kind === 'malformed' && <p className="field__error">{guestText.malformedLink}</p>}
          {upline !== PROGRAMME_USERNAME && <p className="field__hint">{guestText.upline}</p>}
        </div>
      </div>
    </div>
  );
}
