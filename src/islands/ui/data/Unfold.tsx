import { type ReactNode, useState } from 'react';
import styles from './Unfold.module.css';

interface Props {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** What most readers do without. Rendered when opened. */
export function Unfold({ summary, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="unfold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && <div className={styles.content}>{children}</div>}
    </details>
  );
}
