import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $hasGoogle, googleSignIn, prepareGoogle } from '#stores/google-sign-in.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/ActionFailure.tsx';
import { googleText } from './text.ts';

/** Sign-in by Google's popup, if the build's backend has it. */
export function GoogleEntry() {
  const hasGoogle = useStore($hasGoogle);
  const progress = useStore(googleSignIn.$progress);

  useEffect(() => {
    if (hasGoogle) prepareGoogle();
  }, [hasGoogle]);

  if (!hasGoogle) return null;
  return (
    <div className="stack">
      <ActionFailure progress={progress} />
      <ActionButton
        progress={progress}
        text={{ press: googleText.logIn, pressing: googleText.loggingIn }}
        tone="quiet"
        // Retry if the network was down when the page loaded.
        onPointerEnter={prepareGoogle}
        onFocus={prepareGoogle}
        onClick={() => void googleSignIn.run()}
      />
    </div>
  );
}
