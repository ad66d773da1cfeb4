import { subtract, ZERO } from '#domain/money/cents.ts';
import type { Position } from '#domain/money/statement.ts';
import { type Outcome, outcomeOf } from '#domain/withdrawals/outcome.ts';
import { type Place, STANDARD_SEED } from '#domain/community/walk.ts';
import { usd, usdChange } from '#i18n/format.ts';
import { walkText } from '#i18n/walk.ts';
import type { WatchedWalk } from '#stores/walk.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { $position } from '#stores/balances.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { StuckMoney } from '#ui/data/StuckMoney.tsx';
import { BeginAs } from './BeginWalk.tsx';
import { Report } from './TimeControls.tsx';
import styles from './Walk.module.css';

interface Props {
  readonly walk: WatchedWalk;
  readonly offers: SiteOffers;
}

/** How a walk ended, and the way to the next one. */
export function WalkEnd({ walk, offers }: Props) {
  return (
    <>
      <Report />
      <div className="stack">
        <h3>{walkText.over}</h3>
        <RemoteView store={$position}>{(position) => <Result {...position} />}</RemoteView>
      </div>
      <WalkAgain walk={walk} offers={offers} isQuiet />
    </>
  );
}

/** What the person put in, what came out of it, and who has the difference. */
export function Result(position: Position) {
  const outcome = outcomeOf(position);
  const { putIn, withdrawn, held, canTake, stuck, result } = outcome;
  return (
    <div className={styles.result} data-result={result > 0 ? 'ahead' : result < 0 ? 'behind' : 'even'}>
      <DescriptionList
        items={[
          { label: walkText.putIn, value: usd(putIn) },
          { label: walkText.withdrawn, value: usd(withdrawn) },
          ...(held > 0 ? [{ label: walkText.held, value: usd(held) }] : []),
          { label: walkText.canTake, value: usd(canTake) },
          { label: walkText.result, value: <strong className={styles.figure}>{usdChange(result)}</strong> },
        ]}
      />
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
    <div className={styles.controls}>
      {othersAfter(walk?.place).map((other, nth) => (
        <BeginAs
          key={other}
          start={{ place: other, seed }}
          offers={offers}
          {...((isQuiet || nth > 0) && { tone: 'quiet' })}
        >
          {walkText.walkAgain(other)}
        </BeginAs>
      ))}
    </div>
  );
}
