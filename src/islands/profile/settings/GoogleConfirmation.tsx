import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $hasGoogle, prepareGoogle } from '#stores/google-sign-in.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/ActionFailure.tsx';
import { googleReauthentication } from './reauthentication.ts';
import { reauthenticationText } from './text.ts';

/** For people who sign in with Google and have no password here. */
export function GoogleConfirmation() {
  const hasGoogle = useStore($hasGoogle);
  const progress = useStore(googleReauthentication.$progress);
  const isAnother = progress.state === 'failed' && progress.failure.code === 'invalid-credentials';
  const { google, confirming, otherGoogleAccount } = reauthenticationText;

  useEffect(() => {
    googleReauthentication.reset();
    if (hasGoogle) prepareGoogle();
  }, [hasGoogle]);

  if (!hasGoogle) return null;
  return (
    <>
      {isAnother ? (
        <p className="notice notice--danger" role="alert">
          {otherGoogleAccount}
        </p>
      ) : (
        <ActionFailure progress={progress} />
      )}
      <div>
        <ActionButton
          progress={progress}
          text={{ press: google, pressing: confirming }}
          tone="quiet"
          onClick={() => void googleReauthentication.run()}
        />
      </div>
    </>
  );
}
