import type { DailyCandle } from '#market/feed.ts';
import type { Values } from './align.ts';

/** The offered averages, in days. */
export const AVERAGE_LENGTHS = [7, 30, 200] as const;

export type AverageLength = (typeof AVERAGE_LENGTHS)[number];

/**
 * The simple moving average of closes: for each day the mean of it and the `length − 1` days before; null until there
 * are that many. It sums each mean separately: a running total would carry the rounding of high prices into low ones.
 */
export function movingAverage(candles: readonly DailyCandle[], length: number): Values {
  return candles.map((_, index) => {
    if (index < length - 1) return null;
    let total = 0;
    for (let at = index - length + 1; at <= index; at += 1) total += candles[at]?.close ?? 0;
    return total / length;
  });
}

/** The average on the days of an axis, from a history that should reach further back than the axis does. */
export function averageOn(axis: readonly string[], candles: readonly DailyCandle[], length: number): Values {
  const averages = movingAverage(candles, length);
  const byDay = new Map(candles.map(({ day }, index) => [day, averages[index] ?? null]));
  return axis.map((day) => byDay.get(day) ?? null);
}
