import { type ReactNode, useState } from 'react';
import { CHART_WORDS } from '#islands/home/charts/text.ts';
import styles from './ChartTable.module.css';

/** Behind every chart its figures. They are put into the page when they are asked for. */
export function Figures({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.figures} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{CHART_WORDS.figures}</summary>
      {isOpen && <div className={styles.content}>{children}</div>}
    </details>
  );
}
