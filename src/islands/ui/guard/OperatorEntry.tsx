import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { sandboxText } from '#i18n/sandbox.ts';
import { $hasSandbox, operatorEntry } from '#stores/sandbox.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';

/** Enters the console of a sandbox as its operator. */
export function OperatorEntry() {
  const hasSandbox = useStore($hasSandbox);
  const progress = useStore(operatorEntry.$progress);
  const aboutId = useId();

  if (!hasSandbox) return null;
  return (
    <div className="stack">
      <ActionFailure progress={progress} />
      <ActionButton
        progress={progress}
        text={{ press: sandboxText.entry, pressing: sandboxText.entering }}
        tone="quiet"
        aria-describedby={aboutId}
        onClick={() => void operatorEntry.run()}
      />
      <p className="field__hint" id={aboutId}>
        {sandboxText.entryHint}
      </p>
    </div>
  );
}
