import { useStore } from '@nanostores/react';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useReducer, useRef } from 'react';
import { type RouteName, ROUTES } from '#domain/routes.ts';
import { SECOND } from '#domain/time.ts';
import { address } from '#i18n/language.ts';
import { $news } from '#stores/notices.ts';
import { Offline } from '#ui/feedback/Offline.tsx';
import { PaintOnce, PendingPart } from '#ui/feedback/PaintOnce.tsx';
import { ViewBoundary } from '#ui/feedback/ViewBoundary.tsx';
import { RouteGuard } from '#ui/guard/RouteGuard.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Header } from './Header.tsx';
import styles from './MemberScreen.module.css';
import { Menu } from './Menu.tsx';
import { Notices } from './Notices.tsx';
import { PriceMarquee } from './PriceMarquee.tsx';
import { frameText } from './text.ts';
import { useFragment } from './use-fragment.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

/** How long a screen waits for its slowest read. Shortly after a click, a person expects that things move. */
const PATIENCE = { load: 2 * SECOND, move: SECOND / 2 };

interface Props {
  readonly route: RouteName;
  readonly title: string;
  /** Whether it is a part of the home screen, to which a link above its title leads. */
  readonly hasWayHome?: boolean;
  /** What stands above the screen, and stays from one to the next. */
  readonly bar?: ReactNode;
  /** Counts the screens that this page has shown before. A screen that takes another's place begins at its title. */
  readonly visit?: number;
  /** The screen is painted. */
  readonly onPaint?: () => void;
  readonly children: ReactNode;
}

/**
 * A screen of the members' area: navigation, notices and content. The frame admits everyone who is signed in; an
 * inner guard protects the content, so a person without access sees the notice and keeps the navigation.
 */
export function MemberScreen({ route, title, hasWayHome = false, bar, visit = 0, onPaint, children }: Props) {
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
      <News />
      <Header>
        <PriceMarquee passes={route === 'home'} />
        <AccountMenu />
      </Header>
      <div className={styles.frame}>
        <Menu current={route} />
        <main id="main" className={styles.screen} tabIndex={-1}>
          <PaintOnce
            patience={PATIENCE.load}
            isOver={visit > 0}
            onPaint={countPaint}
            className={styles.titled}
          >
            <div className={styles.notices}>
              <ViewBoundary>
                <Notices route={route} isFirst={visit === 0} />
              </ViewBoundary>
              <Offline />
            </div>
            <RouteGuard route={route} fallback={<PendingPart />}>
              <header>
                {hasWayHome && (
                  <a className={styles.home} href={address(ROUTES.home.path)}>
                    <ArrowLeft size={16} aria-hidden="true" /> {frameText.toHome}
                  </a>
                )}
                <h1 tabIndex={-1} ref={heading}>
                  {title}
                </h1>
              </header>
              <ViewBoundary>{bar}</ViewBoundary>
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

/** Reads out what happens while the page is open. */
function News() {
  const news = useStore($news);
  return (
    <p role="status" className="visually-hidden">
      {news}
    </p>
  );
}
