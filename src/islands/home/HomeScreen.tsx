import { useStore } from '@nanostores/react';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { $isPast } from '#stores/walk.ts';
import { $standings } from '#stores/whose-money.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { PendingNotice } from '#ui/feedback/PaintOnce.tsx';
import { OtherWalk } from '#ui/walk/Walk.tsx';
import styles from './HomeScreen.module.css';
import { MarketGlance } from './MarketGlance.tsx';
import { $isMarket } from './model.ts';
import { Notices } from './notices/Notices.tsx';
import { Overview } from './overview/Overview.tsx';

const loadMarket = () => import('./Market.tsx');

/** The member's money and what happens to it, with a glance at the market; or, by its link, the whole market. */
export function HomeScreen({ offers }: { readonly offers: SiteOffers }) {
  const isPast = useStore($isPast);
  if (useStore($isMarket)) {
    return <Deferred load={loadMarket}>{({ Market }) => <Market />}</Deferred>;
  }
  return (
    <>
      <Overview offers={offers} />
      <WhoseMoney />
      <div className={`${styles.news} ${isPast ? '' : styles.pair}`}>
        <Notices />
        <MarketGlance />
      </div>
      <OtherWalk offers={offers} />
    </>
  );
}

/** Most visits are of members who have no level. */
const loadWhoseMoney = () =>
  import('#ui/data/WhoseMoneyCard.tsx').then(({ WhoseMoneyCard }) => WhoseMoneyCard);

/** Whose money the member has got, and who has got the member's, as soon as there is any. */
export const WhoseMoney = () => (
  <RemoteView store={$standings} fallback={<PendingNotice />}>
    {(standings) =>
      standings.mine.earned > 0 || standings.mine.paid > 0 ? (
        <Deferred load={loadWhoseMoney} fallback={<PendingNotice />}>
          {(Card) => <Card {...standings} />}
        </Deferred>
      ) : null
    }
  </RemoteView>
);
