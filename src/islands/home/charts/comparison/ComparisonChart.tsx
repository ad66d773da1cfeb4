import { useStore } from '@nanostores/react';
import { useId, useMemo, useState } from 'react';
import { CHART_WORDS, COMPARISON_WORDS } from '../../../../i18n/charts.ts';
import { calendarDay } from '../../../../i18n/market-format.ts';
import { $comparableCoins, $comparison, $missingCoins } from '../../../../stores/comparison.ts';
import { $market, type Source } from '../../../../stores/market.ts';
import styles from '../Chart.module.css';
import { ChartView } from '../ChartView.tsx';
import { TimeChartView } from '../canvas/TimeChartView.tsx';
import { SourceLine } from '../../../market/SourceLine.tsx';
import { AllOrNone, CoinToggles } from './CoinToggles.tsx';
import { ComparisonControls } from './ComparisonControls.tsx';
import { ComparisonFigures } from './ComparisonFigures.tsx';
import { drawComparison } from './comparison-drawing.ts';
import { summaryOf, textAt } from './comparison-text.ts';
import { MissingCoins } from './MissingCoins.tsx';

/** Any of the coins on one chart, from 100 or in dollars. */
export function ComparisonChart() {
  const market = useStore($market);
  return (
    <ChartView fed={market} onRetry={$market.retry}>
      {({ source }) => <Compared source={source} />}
    </ChartView>
  );
}

function Compared({ source }: { readonly source: Source }) {
  const comparison = useStore($comparison);
  const offered = useStore($comparableCoins);
  const missing = useStore($missingCoins);
  const [cursor, setCursor] = useState<number | null>(null);
  const hintId = useId();
  const drawing = useMemo(() => drawComparison(comparison, offered), [comparison, offered]);

  const { axis, coins } = comparison;
  const at = Math.min(cursor ?? axis.length - 1, axis.length - 1);
  const day = axis[at];

  return (
    <>
      <div className={styles.body}>
        <ComparisonControls />
        <div className={styles.line}>
          <p className={styles.readOut}>{day && calendarDay(day)}</p>
          <AllOrNone />
        </div>
        <CoinToggles comparison={comparison} at={at} />
        <div className={styles.canvas}>
          {coins.length > 0 ? (
            <TimeChartView
              drawing={drawing}
              label={COMPARISON_WORDS.cursor}
              hintId={hintId}
              textAt={(index) => textAt(comparison, index)}
              onCursor={setCursor}
            />
          ) : (
            missing.length === 0 && <p className={styles.empty}>{COMPARISON_WORDS.empty}</p>
          )}
        </div>
        <MissingCoins missing={missing} />
        <p className={styles.summary}>{summaryOf(comparison)}</p>
        <SourceLine source={source} />
        <p id={hintId} className={styles.hint}>
          {CHART_WORDS.cursorHint}
        </p>
      </div>
      <ComparisonFigures comparison={comparison} />
    </>
  );
}
