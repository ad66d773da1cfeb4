import { type ReactNode, useDeferredValue } from 'react';
import styles from './Setting.module.css';

interface Props {
  readonly title: string;
  /** The id by which the hash of a URL leads here and opens it. */
  readonly id?: string;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** One account setting, collapsed until the person opens it. What is in it comes right after the screen's first paint. */
export function Setting({ title, id, onOpen, children }: Props) {
  const isOpen = id !== undefined && location.hash === `#${id}`;
  const hasContent = useDeferredValue(true, isOpen);
  return (
    <details
      className={styles.setting}
      id={id}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>{title}</summary>
      <div className={`stack ${styles.body}`}>{hasContent && children}</div>
    </details>
  );
}
