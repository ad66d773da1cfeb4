import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { GOOGLE_WORDS } from '../../i18n/google.ts';
import { $hasGoogle, googleSignIn, prepareGoogle } from '../../stores/google.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ActionFailure } from '../ui/ActionFailure.tsx';

/** In by Google's own window, where the build's backend has it. */
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
        words={{ press: GOOGLE_WORDS.logIn, pressing: GOOGLE_WORDS.loggingIn }}
        tone="quiet"
        // Where the network was gone as the page loaded.
        onPointerEnter={prepareGoogle}
        onFocus={prepareGoogle}
        onClick={() => void googleSignIn.run()}
      />
    </div>
  );
}
