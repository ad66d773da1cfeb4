import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { uiText } from '#i18n/ui.ts';
import shared from '#islands/home/charts/Chart.module.css';
import { ChartView } from '#islands/home/charts/ChartView.tsx';
import { RangeChoice } from '#islands/home/charts/RangeChoice.tsx';
import { TimeChartView } from '#islands/home/charts/TimeChartView.tsx';
import { axisPrice } from '#islands/home/charts/format.ts';
import { chartText, priceChartText } from '#islands/home/charts/text.ts';
import type { Drawing } from '#islands/home/charts/time-chart.ts';
import { $market, RANGES } from '#stores/market.ts';
import { useSize } from '#ui/canvas/use-size.ts';
import { ChartTable } from '#ui/data/ChartTable.tsx';
import { PagedTable } from '#ui/data/PagedTable.tsx';
import { SourceLine } from '#ui/market/SourceLine.tsx';
import styles from './PriceChart.module.css';
import { AVERAGE_LINES, AverageToggles, CoinPicker, FullScreenButton } from './PriceControls.tsx';
import {
  $chartableCoins,
  $priceChart,
  $priceChartChoice,
  $priceChartWidth,
  choosePriceChart,
  type PriceChartView,
  retryPriceChart,
} from './model.ts';
import { type CandleText, candleText, summaryOf, textAt } from './price-text.ts';

/** The candles of one coin. */
export function PriceChart() {
  const market = useStore($market);
  return (
    <ChartView data={market} onRetry={$market.retry}>
      {() => <Priced />}
    </ChartView>
  );
}

function Priced() {
  const chart = useStore($priceChart);
  const { range } = useStore($priceChartChoice);
  const whole = useRef<HTMLDivElement>(null);
  return (
    <div ref={whole} className={styles.whole}>
      <div className={`${shared.controls} ${styles.controls}`}>
        <CoinPicker />
        <FullScreenButton of={whole} />
        <div className={styles.choices}>
          <RangeChoice
            ranges={RANGES}
            value={range}
            onChoose={(value) => choosePriceChart({ range: value })}
          />
          <AverageToggles />
        </div>
      </div>
      <ChartView data={chart} onRetry={retryPriceChart}>
        {(view) => <Candles view={view} />}
      </ChartView>
    </div>
  );
}

function Candles({ view }: { readonly view: PriceChartView }) {
  const coins = useStore($chartableCoins);
  const [cursor, setCursor] = useState<number | null>(null);
  const hintId = useId();
  const canvas = useRef<HTMLDivElement>(null);
  const size = useSize(canvas);
  const drawing = useMemo(() => drawPrice(view), [view]);
  const width = size?.width;

  useEffect(() => {
    if (width) $priceChartWidth.set(width);
  }, [width]);

  const last = view.candles.length - 1;
  const name = coins.find(({ id }) => id === view.history.coin)?.name ?? view.history.coin;
  return (
    <>
      <div className={shared.body}>
        <CandleReadOut candle={candleText(view, Math.min(cursor ?? last, last))} />
        <div ref={canvas} className={`${shared.canvas} ${styles.canvas}`}>
          {last < 0 ? (
            <p className={shared.empty}>{priceChartText.empty}</p>
          ) : (
            <TimeChartView
              drawing={drawing}
              label={priceChartText.cursor(name)}
              hintId={hintId}
              textAt={(index) => textAt(view, index)}
              onCursor={setCursor}
            />
          )}
        </div>
        {view.areAveragesMissing && (
          <div className="notice notice--danger" role="alert">
            <p>{priceChartText.averagesFailed}</p>
            <button type="button" className="button button--quiet" onClick={retryPriceChart}>
              {uiText.retry}
            </button>
          </div>
        )}
        <p className={shared.summary}>{summaryOf(view, name)}</p>
        {/* The screen names the source of what is recorded once for all. */}
        {view.history.source.kind === 'live' && <SourceLine source={view.history.source} />}
        <p id={hintId} className="visually-hidden">
          {chartText.cursorHint}
        </p>
      </div>
      <PriceTable view={view} name={name} />
    </>
  );
}

const drawPrice = ({ candles, averages }: PriceChartView): Drawing => ({
  axis: candles.map(({ day }) => day),
  candles,
  lines: averages.map(({ length, values }) => ({
    label: priceChartText.averageShort(length),
    ...AVERAGE_LINES[length],
    values,
  })),
  isLogarithmic: false,
  axisFigure: axisPrice,
});

/** The candle under the cursor. Not announced: the cursor's own text says the same. */
function CandleReadOut({ candle }: { readonly candle: CandleText | null }) {
  if (!candle) return <p className={styles.readOut} />;
  const figures = [
    { name: priceChartText.open, value: candle.open },
    { name: priceChartText.high, value: candle.high },
    { name: priceChartText.low, value: candle.low },
    { name: priceChartText.close, value: candle.close },
    { name: priceChartText.change, value: candle.change ?? '–' },
    { name: priceChartText.volume, value: candle.volume },
    ...candle.averages.map(({ length, value }) => ({
      name: priceChartText.averageShort(length),
      value: value ?? '–',
    })),
  ];
  return (
    <div className={styles.readOut}>
      <strong>{candle.day}</strong>
      <dl>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface Props {
  readonly view: PriceChartView;
  /** The coin's. */
  readonly name: string;
}

/** The candles as a table, the newest first. */
function PriceTable({ view, name }: Props) {
  const { candles, averages, interval } = view;
  const { open, high, low, close, change, volume, averageLong } = priceChartText;
  const figures = [
    open,
    high,
    low,
    close,
    change,
    volume,
    ...averages.map(({ length }) => averageLong(length)),
  ];

  const rowAt = (row: number) => {
    const index = candles.length - 1 - row;
    const candle = candleText(view, index);
    if (!candle) return { key: String(row), cells: [] };
    return {
      key: candle.day,
      cells: [
        candle.day,
        candle.open,
        candle.high,
        candle.low,
        candle.close,
        candle.change,
        candle.volume,
        ...candle.averages.map(({ value }) => value),
      ],
    };
  };

  return (
    <ChartTable of={name}>
      <PagedTable
        caption={priceChartText.caption[interval](name)}
        columns={[{ label: chartText.date }, ...figures.map((label) => ({ label, kind: 'figure' as const }))]}
        rowCount={candles.length}
        rowAt={rowAt}
      />
    </ChartTable>
  );
}
