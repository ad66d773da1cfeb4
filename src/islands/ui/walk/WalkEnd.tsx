import { type ReactNode, useState } from 'react';
import { add, subtract, ZERO } from '#domain/money/cents.ts';
import type { Tally } from '#domain/programme/results.ts';
import { tallyWithout } from '#domain/programme/whose-money.ts';
import type { Position } from '#domain/money/statement.ts';
import { type Outcome, outcomeOf } from '#domain/withdrawals/outcome.ts';
import { MINIMUM_WITHDRAWAL } from '#domain/withdrawals/withdrawal.ts';
import { type Place, STANDARD_SEED } from '#domain/community/walk.ts';
import { bookText } from '#i18n/book-names.ts';
import { usd, usdShort } from '#i18n/format.ts';
import { walkText } from '#i18n/walk.ts';
import { whoseMoneyText } from '#i18n/whose-money.ts';
import type { WatchedWalk } from '#stores/walk.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { $position } from '#stores/balances.ts';
import { $standings } from '#stores/whose-money.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { BeginAs, BeginWalk } from './BeginWalk.tsx';
import styles from './Walk.module.css';

/** How a walk ended. The way to the next one is in its bar. */
export const WalkEnd = () => (
  <section className="card" aria-labelledby="verdict">
    <RemoteView store={$position}>
      {(position) => (
        <Verdict {...position} heading="h2">
          <RemoteView store={$standings}>
            {({ mine, community }) => <AheadAtEnd {...tallyWithout(mine, community)} />}
          </RemoteView>
        </Verdict>
      )}
    </RemoteView>
  </section>
);

const AheadAtEnd = ({ ahead, members }: Tally) => <p>{walkText.aheadAtEnd(ahead, members)}</p>;

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

interface VerdictProps extends Position {
  readonly heading: 'h2' | 'h3';
  readonly children?: ReactNode;
}

/** By how much the person is ahead or behind, and who has the difference. */
export function Verdict({ heading: Heading, children, ...position }: VerdictProps) {
  const outcome = outcomeOf(position);
  const { putIn, stuck, result } = outcome;
  const why = reasonFor(outcome);
  return (
    <div className={styles.verdict} data-result={result > 0 ? 'ahead' : result < 0 ? 'behind' : 'even'}>
      <Heading id="verdict">{verdictOn(outcome)}</Heading>
      {putIn > 0 && <p>{bookText.resultHint(usdShort(putIn), usdShort(add(putIn, result)))}</p>}
      {why !== null && <p>{why}</p>}
      {/* Else the balances say it. */}
      {result < 0 && <StuckMoney stuck={stuck} />}
      {children}
    </div>
  );
}

/** Why some of the money cannot be withdrawn. */
const StuckMoney = ({ stuck: { locked, tooLittle } }: Pick<Outcome, 'stuck'>) => (
  <>
    {locked > 0 && <p>{whoseMoneyText.locked(usd(locked))}</p>}
    {tooLittle > 0 && <p>{whoseMoneyText.tooLittle(usd(tooLittle), usdShort(MINIMUM_WITHDRAWAL))}</p>}
  </>
);

function verdictOn({ putIn, result }: Outcome): string {
  if (result > 0) return walkText.endsAhead(usd(result));
  if (result < 0) return walkText.endsBehind(usd(subtract(ZERO, result)));
  return putIn === 0 ? walkText.endsWithout : walkText.endsEven;
}

/** Null: nothing is lost, or some money is stuck and no more. */
function reasonFor({ byLevels, result }: Outcome): string | null {
  if (result > 0) return walkText.ahead;
  if (result === 0 || byLevels >= 0) return null;
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
