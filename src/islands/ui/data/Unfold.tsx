import { type ReactNode, useState } from 'react';
import styles from './Unfold.module.css';

interface Props {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** What most readers do without. Rendered when opened: at the press, so that a Tab right after it finds what is inside. */
export function Unfold({ summary, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="unfold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is what people press */}
      <summary onClick={() => setOpen(!isOpen)}>{summary}</summary>
      {isOpen && <div className={styles.content}>{children}</div>}
    </details>
  );
}
