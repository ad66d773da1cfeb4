import type { ReactNode } from 'react';
import { ScreenSkeleton } from '#ui/feedback/PaintOnce.tsx';
import { Logo } from './Logo.tsx';
import styles from './MemberScreen.module.css';
import marquee from './PriceMarquee.module.css';
import { frameText } from './text.ts';

/** Shown in the static page and until the session is known: the outline of a screen, with no private data. */
export function WaitingScreen({ children = <ScreenSkeleton /> }: { readonly children?: ReactNode }) {
  return (
    <>
      <div className={marquee.marquee} />
      <div className={styles.frame}>
        <div className={styles.bar}>
          <Logo />
          <TestCoins />
        </div>
        <main id="main" className={styles.screen} tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}

/** The notice that every screen shows. */
export const TestCoins = () => <p className="test-coins">{frameText.testCoins}</p>;
