import { useStore } from '@nanostores/react';
import { joinedBy, LAST_DAY } from '#domain/community/walk.ts';
import { ROUTES } from '#domain/routes.ts';
import { walkText } from '#i18n/walk.ts';
import { $tourMarks, isOver, type WatchedWalk } from '#stores/walk.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { BeginWalk } from './BeginWalk.tsx';
import { NoMoney, useIsPoor } from './DepositGift.tsx';
import { Months } from './Months.tsx';
import { PassingFailure, Report, TimeButtons } from './TimeControls.tsx';
import styles from './Walk.module.css';
import { WalkEnd } from './WalkEnd.tsx';

/** A walk that has not begun. */
export function BeginPanel({ offers }: { readonly offers: SiteOffers }) {
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="walk">
      <h2 id="walk">{walkText.title}</h2>
      <BeginWalk offers={offers} />
    </section>
  );
}

interface Props {
  readonly walk: WatchedWalk;
  readonly offers: SiteOffers;
  /** Whether the tour on the same screen offers money, goes on, and says how it ended. */
  readonly isTouring: boolean;
}

/** A walk with all that belongs to it, beside the tour or the next step, whose buttons lead. */
export function WalkPanel({ walk, offers, isTouring }: Props) {
  const { day, members } = walk;
  const hasTourEnded = useStore($tourMarks).includes('sent');
  const isPoor = useIsPoor();
  const joined = joinedBy(day, members);
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="walk">
      <h2 id="walk">{walk.isOwn ? walkText.own(walk.place) : walkText.others}</h2>
      <div className={styles.day}>
        <strong>{walkText.day(day, LAST_DAY)}</strong>
        <span>{joined < members ? walkText.joined(joined, members) : walkText.growthEnded}</span>
      </div>
      <Months walk={walk} />
      {isOver(walk) ? (
        isTouring ? (
          !hasTourEnded && (
            <p>
              <a href="#tour">{walkText.toTour}</a>
            </p>
          )
        ) : (
          <WalkEnd walk={walk} offers={offers} />
        )
      ) : (
        <>
          {!isTouring && isPoor && <NoMoney offers={offers} isQuiet />}
          <Report />
          <div className={styles.controls}>
            <TimeButtons offers={offers} isQuiet hasDay />
          </div>
          <PassingFailure />
        </>
      )}
      <div className={styles.foot}>
        <details className={styles.again}>
          <summary>{walkText.again}</summary>
          <BeginWalk offers={offers} seed={walk.seed} />
        </details>
        <span>
          {walkText.seed} <bdi>{walk.seed}</bdi>
        </span>
        <LinkLine href={ROUTES.backup.path}>{walkText.save}</LinkLine>
      </div>
    </section>
  );
}
