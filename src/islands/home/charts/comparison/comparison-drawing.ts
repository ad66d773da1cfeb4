import type { Drawing } from '#islands/home/charts/canvas/drawing.ts';
import { axisIndex, axisPrice, indexFigure, priceFigure } from '#islands/home/charts/format.ts';
import type { MarketCoin } from '#stores/market.ts';
import { lineOf } from './line-of.ts';
import type { Comparison, Measure } from './model.ts';

/** A value as the chosen measure has it. */
export const figureOf = (measure: Measure): ((value: number) => string) =>
  measure === 'usd' ? priceFigure : indexFigure;

/**
 * Above this many points lines are drawn one pixel wide: among so many lines thin ones are told apart more easily, and
 * without a graphics processor a wide one costs ten times as much to paint.
 */
const MANY_POINTS = 2_500;

/** @param offered the coins on offer: a coin's place among them decides how its line looks */
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
          ...lineOf(offered.findIndex(({ id }) => id === coin.id)),
          width,
          values,
        })),
      },
    ],
    isLogarithmic: scale === 'logarithmic',
    axisFigure: measure === 'usd' ? axisPrice : axisIndex,
  };
}
