import { useStore } from '@nanostores/react';
import { useId, useMemo, useState } from 'react';
import { calendarDay } from '#i18n/market-format.ts';
import { uiText } from '#i18n/ui.ts';
import styles from '#islands/home/charts/Chart.module.css';
import { ChartView } from '#islands/home/charts/ChartView.tsx';
import { RangeChoice } from '#islands/home/charts/RangeChoice.tsx';
import { TimeChartView } from '#islands/home/charts/TimeChartView.tsx';
import { axisIndex, axisPrice, basisPoints, roundChange } from '#islands/home/charts/format.ts';
import { periodText } from '#islands/home/charts/period-text.ts';
import { chartText, comparisonText } from '#islands/home/charts/text.ts';
import type { Drawing } from '#islands/home/charts/time-chart.ts';
import { $market, type MarketCoinId, RANGES } from '#stores/market.ts';
import { ChartTable } from '#ui/data/ChartTable.tsx';
import { PagedTable } from '#ui/data/PagedTable.tsx';
import { Choices } from '#ui/forms/Choices.tsx';
import { AllOrNone, CoinToggles, figureOf, seriesStyle } from './CoinToggles.tsx';
import {
  $comparison,
  $comparisonChoice,
  $linePlaces,
  $missingCoins,
  chooseComparison,
  type Comparison,
  type MissingCoin,
  retryComparison,
} from './model.ts';

/** Any of the coins in one chart, from 100 or in dollars. */
export function ComparisonChart() {
  const market = useStore($market);
  return (
    <ChartView data={market} onRetry={$market.retry}>
      {() => <Compared />}
    </ChartView>
  );
}

function Compared() {
  const comparison = useStore($comparison);
  const places = useStore($linePlaces);
  const missing = useStore($missingCoins);
  const [cursor, setCursor] = useState<number | null>(null);
  const hintId = useId();
  const drawing = useMemo(() => drawComparison(comparison, places), [comparison, places]);

  const { axis, coins, measure } = comparison;
  const at = Math.min(cursor ?? axis.length - 1, axis.length - 1);
  const [start, day] = [axis[0], axis[at]];

  return (
    <>
      <div className={styles.body}>
        <ComparisonControls />
        <div className={styles.canvas}>
          {coins.length > 0 ? (
            <TimeChartView
              drawing={drawing}
              label={comparisonText.cursor}
              hintId={hintId}
              textAt={(index) => textAt(comparison, index)}
              onCursor={setCursor}
            />
          ) : (
            missing.length === 0 && <p className={styles.empty}>{comparisonText.empty}</p>
          )}
        </div>
        <MissingCoins missing={missing} />
        <div className={styles.line}>
          <p className={styles.readOut}>
            <strong>{day && calendarDay(day)}</strong>{' '}
            {start && measure === 'rebased' && (
              <small>{comparisonText.rebasedNote(calendarDay(start))}</small>
            )}
          </p>
          <AllOrNone />
        </div>
        <CoinToggles comparison={comparison} at={at} />
        <p className={styles.summary}>{summaryOf(comparison)}</p>
        <p id={hintId} className="visually-hidden">
          {chartText.cursorHint}
        </p>
      </div>
      <ComparisonTable comparison={comparison} />
    </>
  );
}

function drawComparison(
  { axis, coins, measure, scale }: Comparison,
  places: ReadonlyMap<MarketCoinId, number>,
): Drawing {
  return {
    axis,
    candles: [],
    lines: coins.map(({ coin, values }) => ({
      label: coin.symbol,
      ...seriesStyle(places.get(coin.id)),
      values,
    })),
    isLogarithmic: scale === 'logarithmic',
    ...(measure === 'rebased' && { base: 100 }),
    axisFigure: measure === 'usd' ? axisPrice : axisIndex,
  };
}

/** Chosen coins that are loading or failed to load. */
export function MissingCoins({ missing }: { readonly missing: readonly MissingCoin[] }) {
  const namesOf = (wanted: MissingCoin['state']) =>
    missing.flatMap(({ coin, state }) => (state === wanted ? [coin.name] : [])).join(', ');
  const [loading, failed] = [namesOf('loading'), namesOf('failed')];
  return (
    <>
      <div role="status" className="visually-hidden">
        {loading && chartText.loadingOf(loading)}
      </div>
      {failed && (
        <div className="notice notice--danger" role="alert">
          <p>{chartText.failedOf(failed)}</p>
          <button type="button" className="button button--quiet" onClick={retryComparison}>
            {uiText.retry}
          </button>
        </div>
      )}
    </>
  );
}

/** The values of all coins on a day, as one sentence. */
export function textAt({ axis, coins, measure }: Comparison, index: number): string {
  const figure = figureOf(measure);
  const values = coins.flatMap(({ coin, values }) => {
    const value = values[index];
    return typeof value === 'number' ? [`${coin.name} ${figure(value)}`] : [];
  });
  const day = axis[index];
  return day === undefined ? '' : `${calendarDay(day)}: ${values.join(', ')}`;
}

/** The best and worst coin. */
export function summaryOf({ coins, range }: Comparison): string {
  const known = coins.flatMap(({ coin, period }) => (period ? [{ coin, change: period.change }] : []));
  const ordered = known.toSorted((left, right) => right.change - left.change);
  const [best, worst] = [ordered[0], ordered.at(-1)];
  if (!best || !worst || best === worst) return '';
  const changes = [best, worst].map((each) => roundChange(basisPoints(each.change))) as [string, string];
  return comparisonText.summary(best.coin.name, changes[0], worst.coin.name, changes[1], range);
}

const MEASURES = (['rebased', 'usd'] as const).map((value) => ({
  value,
  label: comparisonText.measures[value],
}));

/** The range, the measure and the scale. */
function ComparisonControls() {
  const { range, measure, scale } = useStore($comparisonChoice);
  return (
    <div className={styles.controls}>
      <RangeChoice ranges={RANGES} value={range} onChoose={(chosen) => chooseComparison({ range: chosen })} />
      <Choices
        legend={comparisonText.measure}
        options={MEASURES}
        value={measure}
        onChoose={(chosen) => chooseComparison({ measure: chosen })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={scale === 'logarithmic'}
          onChange={() => chooseComparison({ scale: scale === 'linear' ? 'logarithmic' : 'linear' })}
        />
        {comparisonText.logarithmic}
      </label>
    </div>
  );
}

/** The chart as a sentence per coin and a table by day. */
function ComparisonTable({ comparison }: { readonly comparison: Comparison }) {
  const { axis, coins, measure, range } = comparison;
  const figure = figureOf(measure);

  const rowAt = (row: number) => {
    const index = axis.length - 1 - row;
    const day = axis[index] ?? '';
    const cells = coins.map(({ values }) => {
      const value = values[index];
      return typeof value === 'number' ? figure(value) : null;
    });
    return { key: day, cells: [calendarDay(day), ...cells] };
  };

  return (
    <ChartTable of={comparisonText.title}>
      <ul>
        {coins.map(
          ({ coin, period }) => period && <li key={coin.id}>{periodText(coin.name, range, period)}</li>,
        )}
      </ul>
      <PagedTable
        caption={comparisonText.caption[measure]}
        columns={[
          { label: chartText.date },
          ...coins.map(({ coin }) => ({ label: coin.symbol, kind: 'figure' as const })),
        ]}
        rowCount={axis.length}
        rowAt={rowAt}
      />
    </ChartTable>
  );
}
