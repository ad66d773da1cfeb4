import { pageAt } from '#i18n/language.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { memberScreenAt, type MemberScreenName } from '#domain/routes.ts';
import { MemberScreen } from '#islands/frame/MemberScreen.tsx';
import { frameText, MARKET_NAME, MENU } from '#islands/frame/text.ts';
import { WaitingScreen } from '#islands/frame/WaitingScreen.tsx';
import { $isMarket } from '#islands/home/model.ts';
import { $market } from '#stores/market.ts';
import { reloadPage } from '#stores/navigate.ts';
import { $unread } from '#stores/notices.ts';
import { $session } from '#stores/session.ts';
import { Failed } from '#ui/feedback/Failed.tsx';
import { PendingPart } from '#ui/feedback/PaintOnce.tsx';
import { Walk } from '#ui/walk/Walk.tsx';
import { createMoves } from './model.ts';
import { loadedScreen, loadScreen, type MembersContent } from './screens.tsx';

interface Props {
  readonly content: MembersContent;
  /** The screens that may follow one another in this page. */
  readonly screens: readonly MemberScreenName[];
  readonly siteName: string;
}

const first = memberScreenAt(pageAt(location.pathname)) ?? 'home';
// What the frame shows is read while the screen's chunk comes. It is watched as long as the page is open anyway.
for (const $read of [$session, $market]) $read.listen(() => undefined);
// The screen's chunk too is under way. A failure shows once the frame asks for it.
void loadScreen(first).catch(() => undefined);

/** What the time of a walk changes, or dates. */
const WALKED: readonly MemberScreenName[] = ['home', 'wallet', 'deposit', 'withdraw', 'programme'];

/** The members' pages: one frame, in which screens take one another's place. */
export function MembersArea({ content, screens, siteName }: Props) {
  const [{ $visit, follow, endMove }] = useState(() =>
    createMoves(first, screens, { loaded: loadedScreen, load: loadScreen }),
  );
  const { name, number, screen } = useStore($visit);
  const isMarket = useStore($isMarket) && name === 'home';
  const heading = isMarket ? MARKET_NAME : MENU[name];
  const title = `${heading} · ${siteName}`;

  useEffect(follow, [follow]);
  const unread = useStore($unread);

  useEffect(() => {
    document.title = unread > 0 ? frameText.unreadInTitle(unread) + title : title;
  }, [title, unread]);

  if (number === 0 && screen.state === 'loading') return <WaitingScreen />;
  return (
    <>
      <p role="status" className="visually-hidden">
        {number > 0 && title}
      </p>
      <MemberScreen
        route={name}
        title={heading}
        hasWayHome={isMarket}
        bar={WALKED.includes(name) && !isMarket && <Walk offers={content.offers} screen={name} />}
        visit={number}
        onPaint={endMove}
      >
        {screen.state === 'ready' && <screen.value {...content} />}
        {screen.state === 'loading' && <PendingPart />}
        {screen.state === 'failed' && <Failed failure={screen.failure} onRetry={reloadPage} />}
      </MemberScreen>
    </>
  );
}
