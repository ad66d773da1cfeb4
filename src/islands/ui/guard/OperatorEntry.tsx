import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { sandboxText } from '#i18n/sandbox.ts';
import { $hasSandbox, operatorEntry } from '#stores/sandbox.ts';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';

interface Props {
  /** Whether it is the way that the page is about, or one besides. */
  readonly isAside?: boolean;
}

/** Enters the console of a sandbox as its operator. */
export function OperatorEntry({ isAside = false }: Props) {
  const hasSandbox = useStore($hasSandbox);
  const progress = useStore(operatorEntry.$progress);
  const aboutId = useId();
  const isRunning = progress.state === 'running';

  if (!hasSandbox) return null;
  return (
    <div className="stack">
      <ActionFailure progress={progress} />
      <div className="field">
        <button
          type="button"
          className={isAside ? 'link-button' : 'button'}
          aria-disabled={isRunning}
          aria-describedby={aboutId}
          onClick={isRunning ? undefined : () => void operatorEntry.run()}
        >
          {isRunning ? sandboxText.entering : sandboxText.entry}
        </button>
        <p className="field__hint" id={aboutId}>
          {sandboxText.entryHint}
        </p>
      </div>
    </div>
  );
}
