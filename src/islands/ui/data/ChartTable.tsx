import { type ReactNode, useState } from 'react';
import { chartTableText } from '#i18n/ui.ts';
import styles from './ChartTable.module.css';

interface Props {
  /** What the chart shows: it tells the tables of a screen apart. */
  readonly of: string;
  readonly children: ReactNode;
}

/** A chart's data as a table. Rendered when opened. */
export function ChartTable({ of: figure, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.table} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {chartTableText.title} <span className="visually-hidden">({figure})</span>
      </summary>
      {isOpen && <div className={styles.content}>{children}</div>}
    </details>
  );
}
