import { DAY, type Instant, MINUTE } from '#domain/time.ts';
import {
  type Credit,
  type DailyCandle,
  type History,
  type MarketCoinId,
  type Quote,
  type Range,
  RANGE_DAYS,
  type Snapshot,
  type Source,
} from '#market/feed.ts';
import { type Chart, type MarketRow, type Point, readChart, readMarkets } from './coingecko-answers.ts';
import type { Rest } from './rest.ts';

const MARKETS =
  '/coins/markets?vs_currency=usd&order=market_cap_desc&per_page=250&page=1&sparkline=true&price_change_percentage=24h,7d,30d,1y';
/** The finest resolution of one request: hourly prices up to 90 days back, daily closes up to a year, the maximum. */
const HOURLY_DAYS = 90;
const DAILY_DAYS = 365;
/** Answers change every few minutes, and requests are limited. */
const CACHED_FOR = 5 * MINUTE;
/** A sparkline is a finger wide: a point every six hours is enough. */
const WEEK_POINTS = 29;
/** A sample taken shortly after midnight belongs to the day before. */
const TOLERANCE = 10 * MINUTE;

export function createCoinGecko(rest: Rest, credits: readonly Credit[]) {
  const cache = new Map<
    string,
    { readonly at: Instant; readonly candles: Promise<readonly DailyCandle[]> }
  >();
  const source = (): Source => ({ kind: 'live', at: Date.now(), credits, ticks: null });

  const candlesOf = (path: string): Promise<readonly DailyCandle[]> => {
    const present = cache.get(path);
    if (present && Date.now() - present.at < CACHED_FOR) return present.candles;
    const candles = rest.get(path).then((answer) => dailyCandles(readChart(answer)));
    cache.set(path, { at: Date.now(), candles });
    candles.catch(() => cache.delete(path));
    return candles;
  };

  return {
    async snapshot(): Promise<Snapshot> {
      const rows = readMarkets(await rest.get(MARKETS));
      const quotes = rows.map(quoteOf).toSorted((left, right) => right.volume - left.volume);
      return { source: source(), quotes };
    },

    async history(coin: MarketCoinId, range: Range): Promise<History> {
      const isHourly = RANGE_DAYS[range] <= HOURLY_DAYS;
      const query = isHourly ? `days=${HOURLY_DAYS}` : `days=${DAILY_DAYS}&interval=daily`;
      const path = `/coins/${encodeURIComponent(coin)}/market_chart?vs_currency=usd&${query}`;
      const candles = (await candlesOf(path)).slice(-RANGE_DAYS[range] - 1);
      return { coin, range, source: source(), candles, detail: isHourly ? 'hourly' : 'daily' };
    },
  };
}

/**
 * Daily candles from sampled prices. This market never closes, so a day opens at the previous close; high and low are
 * those of its samples. The last day is today, so far.
 *
 * @param chart points in order of time, at least two
 */
function dailyCandles({ prices, total_volumes: volumes }: Chart): readonly DailyCandle[] {
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

function quoteOf(row: MarketRow): Quote {
  const basisPoints = (percent: number | null) => (percent === null ? null : Math.round(percent * 100));
  return {
    coin: { id: row.id, symbol: row.symbol.toUpperCase(), name: row.name },
    price: decimalOf(row.current_price),
    changes: {
      '1d': basisPoints(row.price_change_percentage_24h_in_currency),
      '7d': basisPoints(row.price_change_percentage_7d_in_currency),
      '30d': basisPoints(row.price_change_percentage_30d_in_currency),
      '1y': basisPoints(row.price_change_percentage_1y_in_currency),
    },
    volume: Math.round(row.total_volume),
    week: [...thinned(row.sparkline_in_7d.price).slice(0, -1), row.current_price],
  };
}

/** At most so many of the values, evenly spaced, including first and last. */
function thinned(values: readonly number[]): readonly number[] {
  if (values.length <= WEEK_POINTS) return values;
  const step = (values.length - 1) / (WEEK_POINTS - 1);
  return Array.from({ length: WEEK_POINTS }, (_, index) => values[Math.round(index * step)] ?? 0);
}

/** A JSON number without an exponent: `1.2e-8` becomes `0.000000012`. @param value zero or more, finite */
export function decimalOf(value: number): string {
  const [digits = '', exponent] = String(value).split('e');
  if (exponent === undefined) return digits;
  const [whole = '', fraction = ''] = digits.split('.');
  const point = whole.length + Number(exponent);
  const all = whole + fraction;
  if (point <= 0) return `0.${'0'.repeat(-point)}${all}`;
  return all.padEnd(point, '0');
}
