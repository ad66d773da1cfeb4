import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { uiText } from '#i18n/ui.ts';
import shared from '#islands/home/charts/Chart.module.css';
import { ChartView } from '#islands/home/charts/ChartView.tsx';
import { RangeChoice } from '#islands/home/charts/RangeChoice.tsx';
import { TimeChartView } from '#islands/home/charts/canvas/TimeChartView.tsx';
import type { Drawing } from '#islands/home/charts/canvas/drawing.ts';
import { axisPrice } from '#islands/home/charts/format.ts';
import { chartText, priceChartText } from '#islands/home/charts/text.ts';
import { $market, RANGES } from '#stores/market.ts';
import { useSize } from '#ui/canvas/use-size.ts';
import { ChartTable } from '#ui/data/ChartTable.tsx';
import { PagedTable } from '#ui/data/PagedTable.tsx';
import { SourceLine } from '#ui/market/SourceLine.tsx';
import { CandleReadOut } from './CandleReadOut.tsx';
import styles from './PriceChart.module.css';
import { AverageToggles, CoinPicker, FullScreenButton } from './PriceControls.tsx';
import { AVERAGE_LINES } from './average-lines.ts';
import {
  $chartableCoins,
  $priceChart,
  $priceChartChoice,
  $priceChartWidth,
  choosePriceChart,
  type PriceChartView,
  retryPriceChart,
} from './model.ts';
import { candleText, summaryOf, textAt } from './price-text.ts';

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
        <SourceLine source={view.history.source} />
        <p id={hintId} className={shared.hint}>
          {chartText.cursorHint}
        </p>
      </div>
      <PriceTable view={view} name={name} />
    </>
  );
}

/** Candles, the volume below them, and the averages over them. */
function drawPrice({ candles, averages }: PriceChartView): Drawing {
  return {
    axis: candles.map(({ day }) => day),
    series: [
      { kind: 'candles', key: 'candles', candles },
      { kind: 'volume', key: 'volume', candles },
      {
        kind: 'lines',
        key: 'averages',
        lines: averages.map(({ length, values }) => ({
          label: priceChartText.averageShort(length),
          ...AVERAGE_LINES[length],
          width: 2,
          values,
        })),
      },
    ],
    isLogarithmic: false,
    axisFigure: axisPrice,
  };
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
        columns={[{ label: chartText.date }, ...figures.map((label) => ({ label, numeric: true }))]}
        rowCount={candles.length}
        rowAt={rowAt}
      />
    </ChartTable>
  );
}
