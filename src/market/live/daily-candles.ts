import { DAY, type Instant, MINUTE } from '#domain/time.ts';
import type { DailyCandle } from '#market/feed.ts';
import type { Chart, Point } from './coingecko-answers.ts';

/** A sample taken shortly after midnight belongs to the day before. */
const TOLERANCE = 10 * MINUTE;

/**
 * Daily candles from sampled prices. This market never closes, so a day opens at the previous close; high and low are
 * those of its samples. The last day is today, so far.
 *
 * @param chart points in order of time, at least two
 */
export function dailyCandles({ prices, total_volumes: volumes }: Chart): readonly DailyCandle[] {
  const volumeOf = lastOfEachDay(volumes);
  const candles: DailyCandle[] = [];
  for (const [day, points] of Map.groupBy(prices, ([at]) => dayOf(at))) {
    const samples = points.map(([, price]) => price);
    const open = candles.at(-1)?.close ?? samples[0] ?? 0;
    const close = samples.at(-1) ?? open;
    const all = [open, ...samples];
    const volume = volumeOf.get(day) ?? 0;
    candles.push({ day, open, high: Math.max(...all), low: Math.min(...all), close, volume });
  }
  return candles;
}

const dayOf = (at: Instant): string =>
  new Date(Math.floor((at - TOLERANCE) / DAY) * DAY).toISOString().slice(0, 10);

const lastOfEachDay = (points: readonly Point[]): ReadonlyMap<string, number> =>
  new Map(points.map(([at, value]) => [dayOf(at), value]));
