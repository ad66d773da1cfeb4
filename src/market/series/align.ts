import type { DailyCandle } from '#market/feed.ts';

/** A value for each day of an axis; null where there is none. */
export type Values = readonly (number | null)[];

/** Every day in any of the histories, in order. Days are strings such as `2025-11-20`, which sort by date. */
export function daysOf(histories: readonly (readonly DailyCandle[])[]): readonly string[] {
  const days = new Set<string>();
  for (const candles of histories) for (const { day } of candles) days.add(day);
  return [...days].sort();
}

/** The closes of a history on the days of an axis. Both are in order. */
export function closesOn(axis: readonly string[], candles: readonly DailyCandle[]): Values {
  let next = 0;
  return axis.map((day) => {
    while ((candles[next]?.day ?? day) < day) next += 1;
    const candle = candles[next];
    return candle?.day === day ? candle.close : null;
  });
}

/** The values relative to the first known one, which becomes 100, so that any coins can be compared. */
export function rebaseTo100(values: Values): Values {
  const base = values.find((value) => value !== null && value > 0);
  if (!base) return values.map(() => null);
  return values.map((value) => (value === null ? null : (value / base) * 100));
}
