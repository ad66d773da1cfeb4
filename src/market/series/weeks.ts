import { DAY } from '#domain/time.ts';
import type { DailyCandle } from '#market/feed.ts';

/** 1970-01-01 was a Thursday: three days into its week. Weeks start on Monday (ISO 8601). */
const weekOf = (day: string) => Math.floor((Date.parse(day) / DAY + 3) / 7);

/**
 * Joins days to weeks: first open, last close, extremes, total volume. A week has the date of its last known day, so
 * that the newest is not in the future.
 */
export function joinToWeeks(candles: readonly DailyCandle[]): readonly DailyCandle[] {
  const weeks: DailyCandle[] = [];
  for (const candle of candles) {
    const week = weeks.at(-1);
    if (week && weekOf(week.day) === weekOf(candle.day)) weeks[weeks.length - 1] = join(week, candle);
    else weeks.push(candle);
  }
  return weeks;
}

const join = (week: DailyCandle, candle: DailyCandle): DailyCandle => ({
  day: candle.day,
  open: week.open,
  high: Math.max(week.high, candle.high),
  low: Math.min(week.low, candle.low),
  close: candle.close,
  volume: week.volume + candle.volume,
});

/** Below this width in pixels, with its gap and its part of the scale, a candle cannot be read. */
const NARROWEST_CANDLE = 5;

/** Whether to join so many days, drawn on so many pixels, to weeks. */
export const needsWeeks = (days: number, width: number): boolean => width / days < NARROWEST_CANDLE;
