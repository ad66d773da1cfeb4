import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { GOOGLE_WORDS } from '../../i18n/google.ts';
import { $hasGoogle, googleSignIn, prepareGoogle } from '../../stores/google.ts';
import { ActionFailure } from '../ui/ActionFailure.tsx';

/** In by Google's own window, where the build's backend has it. */
export function GoogleEntry() {
  const hasGoogle = useStore($hasGoogle);
  const progress = useStore(googleSignIn.$progress);
  const isRunning = progress.state === 'running';

  useEffect(() => {
    if (hasGoogle) prepareGoogle();
  }, [hasGoogle]);

  if (!hasGoogle) return null;
  return (
    <div className="stack">
      <ActionFailure progress={progress} />
      <button
        type="button"
        className="button button--quiet"
        aria-disabled={isRunning}
        // Where the network was gone as the page loaded.
        onPointerEnter={prepareGoogle}
        onFocus={prepareGoogle}
        onClick={() => void googleSignIn.run()}
      >
        {isRunning ? GOOGLE_WORDS.loggingIn : GOOGLE_WORDS.logIn}
      </button>
    </div>
  );
}
