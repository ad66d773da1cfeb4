import { address } from '#i18n/language.ts';
import type { ReactNode } from 'react';
import styles from './LinkLine.module.css';

interface Props {
  /** The text before the link. */
  readonly lead?: string;
  readonly href: string;
  readonly children: ReactNode;
}

/** A link on a line of its own, as high as a button. */
export function LinkLine({ lead, href, children }: Props) {
  return (
    <p className={styles.line}>
      {lead}{' '}
      <a className={styles.link} href={address(href)}>
        {children}
      </a>
    </p>
  );
}
