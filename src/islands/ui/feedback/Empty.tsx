import { createContext, type ReactNode, type Ref, useContext } from 'react';
import styles from './Empty.module.css';

/** What every empty list below it offers. */
export const WayOut = createContext<ReactNode>(null);

interface Props {
  readonly title: string;
  readonly hint?: string;
  /** Focus it when the last focused element has gone. */
  readonly refer?: Ref<HTMLDivElement>;
  /** A link or button to create the first item. */
  readonly children?: ReactNode;
}

/** Shown instead of an empty list. */
export function Empty({ title, hint, refer, children }: Props) {
  const wayOut = useContext(WayOut);
  // Known before what is below has come, so that nothing moves.
  const isLine = !hint && !children && !wayOut;
  return (
    <div
      className={`${styles.empty} ${isLine ? styles.line : ''}`}
      ref={refer}
      tabIndex={refer ? -1 : undefined}
    >
      <span className={styles.places} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <strong>{title}</strong>
      {hint && <p>{hint}</p>}
      {children}
      {wayOut}
    </div>
  );
}
