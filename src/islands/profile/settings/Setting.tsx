import type { ReactNode } from 'react';
import styles from './Setting.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** One account setting, collapsed until the person opens it. */
export function Setting({ title, children }: Props) {
  return (
    <details className={styles.setting}>
      <summary>{title}</summary>
      <div className={`stack ${styles.body}`}>{children}</div>
    </details>
  );
}
