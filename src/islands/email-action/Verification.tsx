import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ROUTES } from '../../domain/routes.ts';
import { EMAIL_ACTION_WORDS } from '../../i18n/email-action.ts';
import { createVerification, isLinkSpent } from '../../stores/email-action.ts';
import { ActionFailure } from '../ui/ActionFailure.tsx';
import { SuccessNotice } from '../ui/SuccessNotice.tsx';
import { SpentLink } from './SpentLink.tsx';

interface Props {
  readonly code: string;
  readonly email: string;
}

/** Verifies an address by one press. */
export function Verification({ code, email }: Props) {
  const [verification] = useState(() => createVerification(code));
  const progress = useStore(verification.$progress);

  if (progress.state === 'failed' && isLinkSpent(progress.failure)) {
    return <SpentLink mode="verifyEmail" failure={progress.failure} />;
  }
  if (progress.state === 'done') {
    return (
      <SuccessNotice title={EMAIL_ACTION_WORDS.verifiedTitle} takesFocus>
        <p>{EMAIL_ACTION_WORDS.verifiedText(email)}</p>
        <a className="button" href={ROUTES.home.path}>
          {EMAIL_ACTION_WORDS.goOn}
        </a>
      </SuccessNotice>
    );
  }
  return (
    <section className="stack">
      <h2>{EMAIL_ACTION_WORDS.verifyTitle}</h2>
      <p>{EMAIL_ACTION_WORDS.verifyText(email)}</p>
      <ActionFailure progress={progress} />
      <button
        type="button"
        className="button"
        aria-disabled={progress.state === 'running'}
        onClick={() => void verification.run()}
      >
        {progress.state === 'running' ? EMAIL_ACTION_WORDS.verifying : EMAIL_ACTION_WORDS.verify}
      </button>
    </section>
  );
}
