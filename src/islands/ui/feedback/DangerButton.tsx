import type { ReactNode } from 'react';

interface Props {
  /** Tells screen readers which of several buttons it is. */
  readonly label?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Opens the confirmation of an irreversible action. That dialog has the more prominent button. */
export function DangerButton({ label, onClick, children }: Props) {
  return (
    <button type="button" className="button button--quiet-danger" aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
