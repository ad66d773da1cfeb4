import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect, useReducer, useRef } from 'react';
import { type RouteName, ROUTES } from '#domain/routes.ts';
import { SECOND } from '#domain/time.ts';
import { guestText } from '#i18n/guest.ts';
import { UPGRADE_LINK } from '#stores/auth-link.ts';
import { $session } from '#stores/session.ts';
import { Offline } from '#ui/feedback/Offline.tsx';
import { PaintOnce, PendingPart } from '#ui/feedback/PaintOnce.tsx';
import { ViewBoundary } from '#ui/feedback/ViewBoundary.tsx';
import { RouteGuard } from '#ui/guard/RouteGuard.tsx';
import { CorrectionNotice } from './CorrectionNotice.tsx';
import { HelpButton } from './HelpButton.tsx';
import { Logo } from './Logo.tsx';
import styles from './MemberScreen.module.css';
import { AccountButton, Menu } from './Menu.tsx';
import { PriceMarquee } from './PriceMarquee.tsx';
import { SuspensionNotice } from './SuspensionNotice.tsx';
import { TestCoins, WaitingScreen } from './WaitingScreen.tsx';
import { frameText } from './text.ts';
import { useFragment } from './use-fragment.ts';
import { Welcome } from './welcome/Welcome.tsx';

/** How long a screen waits for its slowest read. Shortly after a click, a person expects that things move. */
const PATIENCE = { load: 2 * SECOND, move: SECOND / 2 };

interface Props {
  readonly route: RouteName;
  readonly title: string;
  /** Counts the screens that this page has shown before. A screen that takes another's place begins at its title. */
  readonly visit?: number;
  /** The screen is painted. */
  readonly onPaint?: () => void;
  /** See `RouteGuard`. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A screen of the members' area: navigation, notices and content. The frame admits everyone who is signed in; an
 * inner guard protects the content, so a person without access sees the notice and keeps the navigation.
 */
export function MemberScreen({ route, title, visit = 0, onPaint, instead, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [paints, countPaint] = useReducer((count: number) => count + 1, 0);
  const endVisit = useCallback(() => {
    countPaint();
    onPaint?.();
  }, [onPaint]);
  useFragment(paints);
  useEffect(() => {
    if (visit > 0 && location.hash === '') heading.current?.focus({ preventScroll: true });
  }, [visit]);
  return (
    <RouteGuard
      route="home"
      fallback={<WaitingScreen />}
      around={(notice) => <WaitingScreen>{notice}</WaitingScreen>}
    >
      <PriceMarquee />
      <div className={styles.frame}>
        <header className={styles.bar}>
          <a href={ROUTES.home.path} aria-label={frameText.logoLabel}>
            <Logo />
          </a>
          <TestCoins />
          <AccountButton />
        </header>
        <Menu current={route} />
        <main id="main" className={styles.screen} tabIndex={-1}>
          <PaintOnce
            patience={PATIENCE.load}
            isOver={visit > 0}
            onPaint={countPaint}
            className={styles.titled}
          >
            <div className={styles.help}>
              <HelpButton />
            </div>
            <div className={styles.notices}>
              <ViewBoundary>
                {visit === 0 && <Welcome />}
                <GuestNotice />
                <SuspensionNotice />
                <CorrectionNotice />
              </ViewBoundary>
              <Offline />
            </div>
            <RouteGuard route={route} fallback={<PendingPart />} instead={instead}>
              <h1 tabIndex={-1} ref={heading}>
                {title}
              </h1>
              <PaintOnce key={visit} patience={visit > 0 ? PATIENCE.move : PATIENCE.load} onPaint={endVisit}>
                <ViewBoundary>{children}</ViewBoundary>
              </PaintOnce>
            </RouteGuard>
          </PaintOnce>
        </main>
      </div>
    </RouteGuard>
  );
}

/** Tells a guest on every screen what a guest account is and how to make it a full one. */
export function GuestNotice() {
  const { kind } = useStore($session);
  if (kind !== 'guest') return null;
  return (
    <p className={`cluster ${styles.guest}`}>
      {guestText.notice} <a href={UPGRADE_LINK}>{guestText.upgrade}</a>
    </p>
  );
}
