import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { type RouteName, ROUTES } from '#domain/routes.ts';
import { GUEST_WORDS } from '#i18n/guest.ts';
import { WAY_TO_UPGRADE } from '#stores/auth-link.ts';
import { $session } from '#stores/session.ts';
import { Offline } from '#ui/feedback/Offline.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Guarded } from '#ui/guard/RouteGuard.tsx';
import { CorrectionNotice } from './CorrectionNotice.tsx';
import { HelpButton } from './HelpButton.tsx';
import { Logo } from './Logo.tsx';
import styles from './MemberScreen.module.css';
import { Menu, MenuButton } from './Menu.tsx';
import { PriceMarquee } from './PriceMarquee.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';
import { FRAME_WORDS } from './text.ts';
import { useFragment } from './use-fragment.ts';

interface Props {
  readonly route: RouteName;
  readonly title: string;
  /** As `Guarded.instead`. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A screen of the members' area: way around, notices, and the screen itself. Two guards: the frame is for all who are
 * signed in, so that who may not see this screen is told so with the way to the others at hand.
 */
export function MemberScreen({ route, title, instead, children }: Props) {
  useFragment();
  return (
    <Guarded
      route="home"
      waiting={<WaitingScreen />}
      around={(notice) => <WaitingScreen>{notice}</WaitingScreen>}
    >
      <PriceMarquee />
      <div className={styles.frame}>
        <header className={styles.bar}>
          <a href={ROUTES.home.path} aria-label={FRAME_WORDS.logoLabel}>
            <Logo />
          </a>
          <MenuButton />
        </header>
        <Menu current={route} />
        <main id="main" className={styles.screen} tabIndex={-1}>
          <div className={styles.notices}>
            <div className={styles.first}>
              <p className={styles.testCoins}>{FRAME_WORDS.testCoins}</p>
              <HelpButton />
            </div>
            <GuestNotice />
            <CorrectionNotice />
            <Offline />
          </div>
          <Guarded route={route} waiting={<Skeleton />} instead={instead}>
            <h1>{title}</h1>
            {children}
          </Guarded>
        </main>
      </div>
    </Guarded>
  );
}

/** On every screen of a guest: what such an account is, and the way to a full one. */
export function GuestNotice() {
  const { kind } = useStore($session);
  if (kind !== 'guest') return null;
  return (
    <p className={styles.notice}>
      {GUEST_WORDS.notice} <a href={WAY_TO_UPGRADE}>{GUEST_WORDS.upgrade}</a>
    </p>
  );
}
