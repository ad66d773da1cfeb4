import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { sandboxText } from '#i18n/sandbox.ts';
import { operatorEntry } from '#stores/sandbox.ts';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { useEarlyPress } from '#ui/forms/use-early-press.ts';

interface Props {
  /** Whether it is the way that the page is about, or one besides. */
  readonly isAside?: boolean;
}

const enter = () => void operatorEntry.run();

/** Enters the console of a sandbox as its operator. Which builds are one is known before any script. */
export function OperatorEntry({ isAside = false }: Props) {
  const earlyPress = useEarlyPress(enter);
  const progress = useStore(operatorEntry.$progress);
  const aboutId = useId();
  const isRunning = progress.state === 'running';

  if (import.meta.env.PUBLIC_BACKEND === 'firebase') return null;
  return (
    <div className="stack">
      <ActionFailure progress={progress} />
      <div className="field">
        <button
          type="button"
          className={isAside ? 'link-button' : 'button'}
          aria-disabled={isRunning}
          aria-describedby={aboutId}
          onClick={isRunning ? undefined : enter}
          {...earlyPress}
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
