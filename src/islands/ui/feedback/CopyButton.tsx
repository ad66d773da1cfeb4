import { type ReactNode, useState } from 'react';
import { uiText } from '#i18n/ui.ts';
import styles from './CopyButton.module.css';

interface Props {
  readonly text: string;
  /** The accessible name, e.g. `Copy address`. */
  readonly label: string;
  /** What stands on the button, if not `Copy`. */
  readonly face?: ReactNode;
  /** Announced after copying. */
  readonly done?: string;
  /** Lays out the button and what is announced; by default side by side. */
  readonly className?: string | undefined;
}

export function CopyButton({
  text,
  label,
  face = uiText.copy,
  done = uiText.copied,
  className = 'cluster',
}: Props) {
  const [outcome, setOutcome] = useState({ of: text, message: '', presses: 0, isRefused: false });
  const end = (message: string, isRefused = false) =>
    setOutcome(({ presses }) => ({ of: text, message, presses: presses + 1, isRefused }));

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      end(done);
    } catch {
      // Refused, or the browser has no clipboard for this page.
      end(uiText.copyRefused, true);
    }
  };

  return (
    <span className={className}>
      <button type="button" className="button button--quiet" aria-label={label} onClick={() => void copy()}>
        {face}
      </button>
      <span role="status" className={styles.outcome} data-done={done} data-refused={outcome.isRefused}>
        {/* A new element for each press: the same words are announced again. */}
        <span key={outcome.presses}>{outcome.of === text && outcome.message}</span>
      </span>
    </span>
  );
}
