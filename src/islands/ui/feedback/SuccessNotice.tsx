import { type ReactNode, useEffect, useRef } from 'react';
import styles from './SuccessNotice.module.css';

interface Props {
  readonly title: string;
  /** Whether it takes the place of what had the focus. Otherwise it stands on a page that has just been opened. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** Something was done: what, and how it goes on. */
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
