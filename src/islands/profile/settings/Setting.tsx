import type { ReactNode } from 'react';
import styles from './Setting.module.css';

interface Props {
  readonly title: string;
  /** The id by which the hash of a URL leads here and opens it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** One account setting, collapsed until the person opens it. */
export function Setting({ title, id, children }: Props) {
  return (
    <details className={styles.setting} id={id} open={id !== undefined && location.hash === `#${id}`}>
      <summary>{title}</summary>
      <div className={`stack ${styles.body}`}>{children}</div>
    </details>
  );
}
