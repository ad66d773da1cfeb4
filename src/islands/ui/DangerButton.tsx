import type { ReactNode } from 'react';
import styles from './DangerButton.module.css';

interface Props {
  /** Which one of several, for those who hear the button alone. */
  readonly label?: string;
  readonly isBusy?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Red, and not loud: for what stands in every row or on every screen. The loud one is where it is confirmed. */
export function DangerButton({ label, isBusy = false, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={`button button--quiet ${styles.danger}`}
      aria-label={label}
      aria-disabled={isBusy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
