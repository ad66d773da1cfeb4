import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { SANDBOX_WORDS } from '../../i18n/operator-sandbox.ts';
import { $hasSandbox, operatorEntry } from '../../stores/operator/sandbox.ts';
import { ActionFailure } from './ActionFailure.tsx';

/** The way to the operator's seat, where the programme is this browser's own. */
export function OperatorEntry() {
  const hasSandbox = useStore($hasSandbox);
  const progress = useStore(operatorEntry.$progress);
  const aboutId = useId();
  const isRunning = progress.state === 'running';

  if (!hasSandbox) return null;
  return (
    <div className="stack">
      <ActionFailure progress={progress} />
      <button
        type="button"
        className="button button--quiet"
        aria-disabled={isRunning}
        aria-describedby={aboutId}
        onClick={() => void operatorEntry.run()}
      >
        {isRunning ? SANDBOX_WORDS.entering : SANDBOX_WORDS.entry}
      </button>
      <p className="field__hint" id={aboutId}>
        {SANDBOX_WORDS.entryHint}
      </p>
    </div>
  );
}
