import type { ReactNode } from 'react';
import { ScreenSkeleton } from '#ui/feedback/PaintOnce.tsx';
import { Header } from './Header.tsx';
import styles from './MemberScreen.module.css';
import marquee from './PriceMarquee.module.css';

/** Shown in the static page and until the session is known: the outline of a screen, with no private data. */
export function WaitingScreen({ children = <ScreenSkeleton /> }: { readonly children?: ReactNode }) {
  return (
    <>
      <Header isWaiting>
        <div className={marquee.marquee} />
      </Header>
      <div className={styles.frame}>
        <main id="main" className={styles.screen} tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}
