import type { ReactNode } from 'react';

interface Props {
  /** Which one of several, for those who hear the button alone. */
  readonly label?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Leads to what cannot be undone. The loud one is where it is confirmed. */
export function DangerButton({ label, onClick, children }: Props) {
  return (
    <button type="button" className="button button--quiet-danger" aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
