import { ROUTES } from '#domain/routes.ts';
import { walkText } from '#i18n/walk.ts';
import { isOver, type WatchedWalk } from '#stores/walk.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { BeginWalk } from './BeginWalk.tsx';
import styles from './Walk.module.css';

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
}

/** A new walk, and files of walks. On the last day the bar leads to a new one. */
export const WalkFoot = ({ walk, offers }: Props) => (
  <div className={styles.foot}>
    {!isOver(walk) && (
      <details className={`unfold ${styles.again}`}>
        <summary>{walkText.again}</summary>
        <BeginWalk offers={offers} seed={walk.seed} />
      </details>
    )}
    <span>
      {walkText.seed} <bdi>{walk.seed}</bdi>
    </span>
    <LinkLine href={ROUTES.backup.path}>{walkText.save}</LinkLine>
  </div>
);
