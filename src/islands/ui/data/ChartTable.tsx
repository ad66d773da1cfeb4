import { type ReactNode, useState } from 'react';
import { chartTableText } from '#i18n/ui.ts';
import styles from './ChartTable.module.css';

/** A chart's data as a table. Rendered when opened. */
export function ChartTable({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.table} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{chartTableText.title}</summary>
      {isOpen && <div className={styles.content}>{children}</div>}
    </details>
  );
}
