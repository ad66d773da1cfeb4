import { useState } from 'react';
import { subtract, ZERO } from '#domain/money/cents.ts';
import type { Position } from '#domain/money/statement.ts';
import { type Outcome, outcomeOf } from '#domain/withdrawals/outcome.ts';
import { type Place, STANDARD_SEED } from '#domain/community/walk.ts';
import { usd } from '#i18n/format.ts';
import { walkText } from '#i18n/walk.ts';
import type { WatchedWalk } from '#stores/walk.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { $position } from '#stores/balances.ts';
import { both } from '#stores/remote-data.ts';
import { $standings } from '#stores/whose-money.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { StuckMoney } from '#ui/data/StuckMoney.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { BeginAs, BeginWalk } from './BeginWalk.tsx';
import styles from './Walk.module.css';

/** How a walk ended. The way to the next one is in its bar. */
export const WalkEnd = () => (
  <section className={`card ${styles.panel}`} aria-labelledby="walk">
    <h2 id="walk">{walkText.over}</h2>
    <RemoteView store={$position}>{(position) => <Verdict {...position} />}</RemoteView>
  </section>
);

/** How many are ahead on the last day, and whether the person is one of them. */
export const Ahead = () => (
  <RemoteView store={$atEnd}>
    {({ mine, community, position }) => {
      const byLevels = mine.earned > mine.paid;
      const isOne = byLevels && outcomeOf(position).result <= 0 ? null : byLevels;
      return <span>{walkText.aheadAtEnd(community.ahead, community.members, isOne)}</span>;
    }}
  </RemoteView>
);

const $atEnd = both($standings, $position, (standings, position) => ({ ...standings, position }));

/** The same community from another place, or another one. */
export function OtherPlace({ walk, offers, isQuiet = false }: AgainProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        className={isQuiet ? 'button button--quiet' : 'button'}
        onClick={() => setAsked(true)}
      >
        {walkText.otherPlace}
      </button>
      {isAsked && (
        <Dialog title={walkText.title} text={[]} onClose={() => setAsked(false)}>
          {() => <BeginWalk offers={offers} seed={walk?.seed ?? STANDARD_SEED} />}
        </Dialog>
      )}
    </>
  );
}

/** Who has the difference between what the person put in and what came out. The figures stand above, as on every day. */
export function Verdict(position: Position) {
  const outcome = outcomeOf(position);
  const { stuck, result } = outcome;
  return (
    <div className={styles.result} data-result={result > 0 ? 'ahead' : result < 0 ? 'behind' : 'even'}>
      <p>{verdictOn(outcome)}</p>
      <StuckMoney stuck={stuck} />
    </div>
  );
}

function verdictOn({ putIn, byLevels, result }: Outcome): string {
  if (result > 0) return walkText.ahead;
  if (result === 0) return putIn === 0 ? walkText.nothing : walkText.even;
  if (byLevels >= 0) return walkText.behindByStuck;
  return byLevels === result ? walkText.behind : walkText.behindByBoth(usd(subtract(ZERO, byLevels)));
}

interface AgainProps {
  readonly walk: WatchedWalk | null;
  readonly offers: SiteOffers;
  /** Whether something else on the screen leads. */
  readonly isQuiet?: boolean;
}

/** First what differs most from what the person has lived. */
const othersAfter = (place: Place | undefined): readonly Place[] =>
  (place === 'late' || place === 'last'
    ? (['first', 'late', 'last'] as const)
    : (['late', 'last', 'first'] as const)
  ).filter((other) => other !== place);

/** The same community from another place. */
export function WalkAgain({ walk, offers, isQuiet = false }: AgainProps) {
  const seed = walk?.seed ?? STANDARD_SEED;
  return (
    <div className={styles.others}>
      <span>{walkText.walkAgain}</span>
      {othersAfter(walk?.place).map((other, nth) => (
        <BeginAs
          key={other}
          start={{ place: other, seed }}
          offers={offers}
          {...((isQuiet || nth > 0) && { tone: 'quiet' })}
        >
          {walkText.places[other]}
        </BeginAs>
      ))}
    </div>
  );
}
