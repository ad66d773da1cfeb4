/**
 * What CoinGecko answers (API v3, public), checked at the edge: nothing else of the product sees an answer.
 *
 * `/coins/markets` is an array with one object for each coin; prices are numbers, changes are percentages, and what is not
 * known is null. `/coins/{id}/market_chart` is `{prices, market_caps, total_volumes}`, each a list of
 * `[milliseconds, value]`, oldest first: hourly up to 90 days back, daily beyond; the last pair is of now.
 */
import * as v from 'valibot';
import { FeedError } from '#market/feed.ts';

const Price = v.pipe(v.number(), v.finite(), v.gtValue(0));
const Percent = v.nullish(v.pipe(v.number(), v.finite()), null);

const Row = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  symbol: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.nonEmpty()),
  current_price: Price,
  total_volume: v.nullish(v.pipe(v.number(), v.finite(), v.minValue(0)), 0),
  price_change_percentage_24h_in_currency: Percent,
  price_change_percentage_7d_in_currency: Percent,
  price_change_percentage_30d_in_currency: Percent,
  price_change_percentage_1y_in_currency: Percent,
  sparkline_in_7d: v.nullish(v.object({ price: v.array(Price) }), { price: [] }),
});
export type MarketRow = v.InferOutput<typeof Row>;

const Point = v.tuple([v.pipe(v.number(), v.safeInteger()), v.pipe(v.number(), v.finite(), v.minValue(0))]);
export type Point = v.InferOutput<typeof Point>;
const Chart = v.object({ prices: v.pipe(v.array(Point), v.minLength(2)), total_volumes: v.array(Point) });
export type Chart = v.InferOutput<typeof Chart>;

/** Skips coins with invalid numbers. @throws FeedError `unreadable` if none is left */
export function readMarkets(answer: unknown): readonly MarketRow[] {
  const rows = v.is(v.array(v.unknown()), answer) ? answer : [];
  const readable = rows.flatMap((row) => {
    const read = v.safeParse(Row, row);
    return read.success ? [read.output] : [];
  });
  if (readable.length === 0) throw new FeedError('unreadable');
  return readable;
}

/** @throws FeedError `unreadable` */
export function readChart(answer: unknown): Chart {
  const read = v.safeParse(Chart, answer);
  if (!read.success) throw new FeedError('unreadable', { cause: read.issues[0].message });
  const inOrder = (points: readonly Point[]) => points.toSorted(([left], [right]) => left - right);
  const prices = inOrder(read.output.prices).filter(([, price]) => price > 0);
  if (prices.length < 2) throw new FeedError('unreadable');
  return { prices, total_volumes: inOrder(read.output.total_volumes) };
}
