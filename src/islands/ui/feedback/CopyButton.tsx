import { useState } from 'react';
import { UI_WORDS } from '#i18n/ui.ts';
import styles from './CopyButton.module.css';

interface Props {
  readonly text: string;
  /** What is copied, for those who hear the button, e.g. `Copy address`. */
  readonly label: string;
  /** Said once it is copied. */
  readonly done?: string;
}

export function CopyButton({ text, label, done = UI_WORDS.copied }: Props) {
  const [outcome, setOutcome] = useState('');

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome(done),
      () => setOutcome(UI_WORDS.copyRefused),
    );

  return (
    <span className="cluster">
      <button type="button" className="button button--quiet" aria-label={label} onClick={() => void copy()}>
        {UI_WORDS.copy}
      </button>
      <span role="status" className={styles.outcome} data-done={done}>
        <span>{outcome}</span>
      </span>
    </span>
  );
}
