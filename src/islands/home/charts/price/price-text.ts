import { calendarDay, change, volume } from '#i18n/market-format.ts';
import { basisPoints, priceFigure } from '#islands/home/charts/format.ts';
import { periodText } from '#islands/home/charts/period-text.ts';
import { priceChartText } from '#islands/home/charts/text.ts';
import type { PriceChartView } from './model.ts';

export interface CandleText {
  readonly day: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
  /** Change since the previous close; null for the first candle. */
  readonly change: string | null;
  /** Each that is chosen; null where it is not known. */
  readonly averages: readonly { readonly length: number; readonly value: string | null }[];
}

/** A candle's values as texts. Null if there is none. */
export function candleText({ candles, averages, interval }: PriceChartView, at: number): CandleText | null {
  const candle = candles[at];
  if (!candle) return null;
  const before = candles[at - 1]?.close;
  return {
    day: priceChartText.candle[interval](calendarDay(candle.day)),
    open: priceFigure(candle.open),
    high: priceFigure(candle.high),
    low: priceFigure(candle.low),
    close: priceFigure(candle.close),
    volume: volume(candle.volume),
    change: before ? change(basisPoints(candle.close / before - 1)) : null,
    averages: averages.map(({ length, values }) => {
      const value = values[at];
      return { length, value: typeof value === 'number' ? priceFigure(value) : null };
    }),
  };
}

/** A candle as one sentence, for the keyboard's cursor. */
export function textAt(view: PriceChartView, index: number): string {
  const candle = candleText(view, index);
  if (!candle) return '';
  const { day, change: moved, averages, ...figures } = candle;
  const parts = [
    `${priceChartText.close} ${figures.close}`,
    ...(moved ? [`${priceChartText.change} ${moved}`] : []),
    `${priceChartText.open} ${figures.open}`,
    `${priceChartText.high} ${figures.high}`,
    `${priceChartText.low} ${figures.low}`,
    `${priceChartText.volume} ${figures.volume}`,
    ...averages.flatMap(({ length, value }) =>
      value === null ? [] : [`${priceChartText.averageLong(length)} ${value}`],
    ),
  ];
  return `${day}: ${parts.join(', ')}`;
}

/** What the price did over the range, and what the candles are made of. */
export function summaryOf({ history, period, interval }: PriceChartView, name: string): string {
  if (!period) return '';
  const { highest, lowest } = period;
  return [
    periodText(name, history.range, period),
    priceChartText.extremes(
      priceFigure(highest.close),
      calendarDay(highest.day),
      priceFigure(lowest.close),
      calendarDay(lowest.day),
    ),
    priceChartText.interval[interval],
    priceChartText.detail[history.detail],
  ]
    .filter(Boolean)
    .join(' ');
}
