import { type ReactNode, useEffect, useRef } from 'react';
import styles from './SuccessNotice.module.css';

interface Props {
  readonly title: string;
  /** Whether it replaces the focused element. If not, it is on a page that has just opened. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** Says what succeeded, and what to do next. */
export function SuccessNotice({ title, takesFocus = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <section className="notice notice--success">
      <h2 className={styles.title} tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
