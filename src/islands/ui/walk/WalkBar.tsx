import { useStore } from '@nanostores/react';
import { joinedBy, LAST_DAY } from '#domain/community/walk.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { type MemberScreenName, ROUTES } from '#domain/routes.ts';
import { address } from '#i18n/language.ts';
import { walkText } from '#i18n/walk.ts';
import { walkDays } from '#i18n/walk-days.ts';
import { $daysPassed } from '#stores/passing-time.ts';
import { $screenLeads, $isTouring, isOver, type WatchedWalk } from '#stores/walk.ts';
import { NoMoney, useIsPoor } from './DepositGift.tsx';
import { Months } from './Months.tsx';
import { PassingFailure, Report, TimeButtons } from './TimeControls.tsx';
import { OtherPlace } from './WalkEnd.tsx';
import styles from './Walk.module.css';

interface Props {
  readonly walk: WatchedWalk;
  readonly offers: SiteOffers;
  readonly screen: MemberScreenName;
}

/** A walk above what its time changes: a bar that stays in sight while that is. */
export function WalkBar({ walk, offers, screen }: Props) {
  const isTouring = useStore($isTouring);
  const buysLevels = screen === 'programme' || (screen === 'home' && !isTouring);
  const isPoor = useIsPoor() && buysLevels;
  const screenLeads = useStore($screenLeads);
  const hasReport = useStore($daysPassed) !== null;
  const { day, members } = walk;
  const joined = joinedBy(day, members);
  return (
    <>
      {isPoor && <NoMoney offers={offers} />}
      <section className={styles.bar} aria-label={walk.isOwn ? walkText.own(walk.place) : walkText.others}>
        <div className={styles.said}>
          <strong>{walkDays.dayOf(day, LAST_DAY)}</strong>
          {isOver(walk) ? (
            <span>{walk.isOwn ? walkText.isOver : walkText.growthEnded}</span>
          ) : (
            !hasReport && (
              <span>{joined < members ? walkText.joined(joined, members) : walkText.growthEnded}</span>
            )
          )}
          <Report />
        </div>
        <div className={styles.controls}>
          {!isOver(walk) ? (
            <TimeButtons offers={offers} isQuiet={screenLeads || isPoor} />
          ) : screen === 'home' ? (
            <OtherPlace walk={walk} offers={offers} isQuiet={screenLeads} />
          ) : (
            <a className={screenLeads ? 'button button--quiet' : 'button'} href={address(ROUTES.home.path)}>
              {walkText.toResult}
            </a>
          )}
        </div>
        <Months walk={walk} />
      </section>
      <PassingFailure />
    </>
  );
}
