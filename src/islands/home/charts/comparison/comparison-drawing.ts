import type { Drawing } from '#islands/home/charts/canvas/drawing.ts';
import { axisIndex, axisPrice, indexFigure, priceFigure } from '#islands/home/charts/format.ts';
import type { MarketCoin } from '#stores/market.ts';
import { seriesStyle } from './series-style.ts';
import type { Comparison, Measure } from './model.ts';

/** A value in the chosen measure. */
export const figureOf = (measure: Measure): ((value: number) => string) =>
  measure === 'usd' ? priceFigure : indexFigure;

/**
 * With more points than this, lines are one pixel wide: thin lines are easier to tell apart, and without a graphics
 * processor wide ones cost ten times as much to paint.
 */
const MANY_POINTS = 2_500;

/** @param offered the offered coins: a coin's position decides the style of its line */
export function drawComparison(
  { axis, coins, measure, scale }: Comparison,
  offered: readonly MarketCoin[],
): Drawing {
  const width = axis.length * coins.length > MANY_POINTS ? 1 : 2;
  return {
    axis,
    series: [
      {
        kind: 'lines',
        key: 'coins',
        lines: coins.map(({ coin, values }) => ({
          label: coin.symbol,
          ...seriesStyle(offered.findIndex(({ id }) => id === coin.id)),
          width,
          values,
        })),
      },
    ],
    isLogarithmic: scale === 'logarithmic',
    axisFigure: measure === 'usd' ? axisPrice : axisIndex,
  };
}
