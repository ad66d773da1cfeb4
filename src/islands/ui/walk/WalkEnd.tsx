import { subtract, ZERO } from '#domain/money/cents.ts';
import type { RunningSums } from '#domain/money/statement.ts';
import { type Place, STANDARD_SEED } from '#domain/community/walk.ts';
import { usd, usdChange } from '#i18n/format.ts';
import { walkText } from '#i18n/walk.ts';
import { $sums, type SampleOffers, type WatchedWalk } from '#stores/walk.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { BeginAs } from './BeginWalk.tsx';
import { Report } from './TimeControls.tsx';
import styles from './Walk.module.css';

interface Props {
  readonly walk: WatchedWalk;
  readonly offers: SampleOffers;
}

/** How a walk ended, and the way to the next one. */
export function WalkEnd({ walk, offers }: Props) {
  return (
    <>
      <Report />
      <div className="stack">
        <h3>{walkText.over}</h3>
        <p>{walkText.overText}</p>
        <RemoteView store={$sums}>{(sums) => <Result sums={sums} />}</RemoteView>
      </div>
      <WalkAgain walk={walk} offers={offers} />
    </>
  );
}

export function Result({ sums }: { readonly sums: RunningSums }) {
  const spent = subtract(ZERO, sums.activation ?? ZERO);
  const earned = sums.earned ?? ZERO;
  const result = subtract(earned, spent);
  const verdict = result > 0 ? walkText.ahead : result < 0 ? walkText.behind : walkText.even;
  return (
    <div className={styles.result} data-result={result > 0 ? 'ahead' : result < 0 ? 'behind' : 'even'}>
      <DescriptionList
        items={[
          { label: walkText.spent, value: usd(spent) },
          { label: walkText.earned, value: usd(earned) },
          { label: walkText.result, value: <strong className={styles.figure}>{usdChange(result)}</strong> },
        ]}
      />
      <p>{verdict}</p>
    </div>
  );
}

interface AgainProps {
  readonly walk: WatchedWalk | null;
  readonly offers: SampleOffers;
}

/** As number 900 first, for those who have not been that. */
const IN_TURN: readonly Place[] = ['late', 'last', 'first'];

/** The same community from another place. */
export function WalkAgain({ walk, offers }: AgainProps) {
  const seed = walk?.seed ?? STANDARD_SEED;
  const others = IN_TURN.filter((other) => other !== walk?.place);
  return (
    <div className={styles.controls}>
      {others.map((other, nth) => (
        <BeginAs
          key={other}
          start={{ place: other, seed }}
          offers={offers}
          {...(nth > 0 && { tone: 'quiet' })}
        >
          {walkText.walkAgain(other)}
        </BeginAs>
      ))}
    </div>
  );
}
