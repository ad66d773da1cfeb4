import { useStore } from '@nanostores/react';
import { joinedBy, LAST_DAY } from '#domain/community/walk.ts';
import { ROUTES } from '#domain/routes.ts';
import { walkText } from '#i18n/walk.ts';
import { $balances } from '#stores/balances.ts';
import { depositGift } from '#stores/passing-time.ts';
import { $tourMarks, isOver, type WatchedWalk } from '#stores/walk.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { BeginWalk } from './BeginWalk.tsx';
import { DepositGift } from './DepositGift.tsx';
import { Months } from './Months.tsx';
import { TimeControls } from './TimeControls.tsx';
import styles from './Walk.module.css';
import { WalkEnd } from './WalkEnd.tsx';

interface Props {
  readonly walk: WatchedWalk | null;
  readonly offers: SiteOffers;
  /** Whether the tour on the same screen offers money, goes on, and says how it ended. */
  readonly isBesideTour: boolean;
}

export function WalkPanel({ walk, offers, isBesideTour }: Props) {
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="walk">
      {walk === null ? (
        <>
          <h2 id="walk">{walkText.title}</h2>
          <BeginWalk offers={offers} />
        </>
      ) : (
        <Community walk={walk} offers={offers} isBesideTour={isBesideTour} />
      )}
    </section>
  );
}

interface CommunityProps extends Props {
  readonly walk: WatchedWalk;
}

function Community({ walk, offers, isBesideTour }: CommunityProps) {
  const { day, members } = walk;
  const hasTourEnded = useStore($tourMarks).includes('sent');
  const joined = joinedBy(day, members);
  return (
    <>
      <h2 id="walk">{walk.isOwn ? walkText.own(walk.place) : walkText.others}</h2>
      <div className={styles.day}>
        <strong>{walkText.day(day, LAST_DAY)}</strong>
        <span>{joined < members ? walkText.joined(joined, members) : walkText.growthEnded}</span>
      </div>
      <Months walk={walk} />
      {isOver(walk) ? (
        isBesideTour ? (
          !hasTourEnded && (
            <p>
              <a href="#tour">{walkText.toTour}</a>
            </p>
          )
        ) : (
          <WalkEnd walk={walk} offers={offers} />
        )
      ) : (
        <Passing offers={offers} isBesideTour={isBesideTour} />
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
    </>
  );
}

function Passing({ offers, isBesideTour }: Omit<Props, 'walk'>) {
  const balances = useStore($balances);
  const gift = useStore(depositGift.$progress);
  const isPoor =
    balances.state === 'ready' && balances.value.locked + balances.value.earning + balances.value.held === 0;
  return (
    <>
      {!isBesideTour && (isPoor || gift.state === 'running') && (
        <div className="notice stack">
          <p>{walkText.noMoney}</p>
          <DepositGift offers={offers} />
        </div>
      )}
      <TimeControls offers={offers} />
    </>
  );
}
