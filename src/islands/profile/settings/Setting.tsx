import { type ComponentType, type ReactNode, useDeferredValue, useId, useState } from 'react';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import styles from './Setting.module.css';

interface Props {
  readonly title: string;
  /** The id by which the hash of a URL leads here and opens it. */
  readonly id?: string;
  readonly onOpen?: () => void;
  /** Whether it ends the account. */
  readonly isEnd?: boolean;
  readonly children: ReactNode;
}

/** One account setting, collapsed until the person opens it. What is in it comes right after the screen's first paint. */
export function Setting({ title, id, onOpen, isEnd = false, children }: Props) {
  const isOpen = id !== undefined && location.hash === `#${id}`;
  const hasContent = useDeferredValue(true, isOpen);
  return (
    <details
      className={styles.setting}
      id={id}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={isEnd ? styles.end : undefined}>{title}</summary>
      <div className={`stack ${styles.body}`}>{hasContent && children}</div>
    </details>
  );
}

interface LaterProps {
  readonly title: string;
  /** The id by which the hash of a URL leads here and opens it. */
  readonly id: string;
  /** Loads what is in it; the same function on each render. */
  readonly load: () => Promise<ComponentType<{ readonly isEmbedded: boolean }>>;
  readonly isEmbedded: boolean;
}

/** A setting that few people open: its code comes when they do. */
export function LaterSetting({ title, id, load, isEmbedded }: LaterProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Setting title={title} id={id} onOpen={() => setOpen(true)}>
      {isOpen && <Deferred load={load}>{(Content) => <Content isEmbedded={isEmbedded} />}</Deferred>}
    </Setting>
  );
}

/** Settings of one kind. */
export function Group({ title, children }: Pick<Props, 'title' | 'children'>) {
  const id = useId();
  return (
    <section className={`card ${styles.group}`} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
