import { describe, expect, it } from 'vitest';
import { listDaysFiles, packedDays, recordedSnapshot } from '#data/market-files.ts';
import { convert } from '#domain/money/conversion.ts';
import { RANGE_DAYS, RANGES, type Snapshot, SPAN_DAYS, SPANS } from '#market/feed.ts';
import { createRecordedFeed, daysFile, SNAPSHOT_FILE } from '#market/recorded-feed.ts';
import { AVERAGE_LENGTHS, movingAverage } from '#market/series/moving-average.ts';
import { summarise } from '#market/series/period.ts';
import {
  errorOf,
  type Fraction,
  fraction,
  minus,
  nearest,
  over,
  plus,
  rowDaysAgo,
  rowsOf,
  SYMBOLS,
  times,
  written,
} from './oracle.ts';

/** The files as they are served, through JSON as over the wire. */
const served = new Map<string, string>([
  [SNAPSHOT_FILE, JSON.stringify(recordedSnapshot())],
  ...listDaysFiles().map(
    (file) => [daysFile(file.coin.id, file.part), JSON.stringify(packedDays(file))] as const,
  ),
]);
const feed = createRecordedFeed(async (path) => JSON.parse(served.get(path) ?? ''));

const snapshot = await new Promise<Snapshot>((resolve, reject) => {
  feed.watchSnapshot(resolve, reject);
});
const quoteOf = (symbol: string) => {
  const quote = snapshot.quotes.find(({ coin }) => coin.symbol === symbol);
  if (!quote) throw new Error(`No quote of ${symbol}.`);
  return quote;
};

/** What a float may be off by: 30 sums and a division, each rounded once. */
const TOLERANCE = 1e-13;
const ONE: Fraction = [1n, 1n];

describe.each(SYMBOLS)('%s, against the file', (symbol) => {
  const rows = rowsOf(symbol);
  const last = rowDaysAgo(symbol, 0);
  const quote = quoteOf(symbol);

  it('has the price, volume and last week of the last day', () => {
    expect(snapshot.source).toMatchObject({ kind: 'recorded', day: last.date });
    expect(quote.price).toBe(last.close);
    expect(String(quote.volume)).toBe(last.volume);
    const week = [7, 6, 5, 4, 3, 2, 1, 0].map((days) => Number(rowDaysAgo(symbol, days).close));
    expect(quote.week).toEqual(week);
  });

  it.each(SPANS)('has changed over %s by as many basis points', (span) => {
    const before = fraction(rowDaysAgo(symbol, SPAN_DAYS[span]).close);
    const change = times(minus(over(fraction(last.close), before), ONE), [10_000n, 1n]);
    expect(String(quote.changes[span])).toBe(nearest(change).toString());
  });

  it.each(RANGES)('has every candle of %s, digit for digit, and the change over it', async (range) => {
    const { candles, detail } = await feed.history(quote.coin.id, range);
    const expected = rows.slice(-RANGE_DAYS[range] - 1).map((row) => ({
      day: row.date,
      open: Number(row.open),
      high: Number(row.high),
      low: Number(row.low),
      close: Number(row.close),
      volume: Number(row.volume),
    }));
    expect(detail).toBe('trades');
    expect(candles).toEqual(expected);
    const before = fraction(rowDaysAgo(symbol, RANGE_DAYS[range]).close);
    const ratio = over(fraction(last.close), before);
    // The change is a small difference of two large numbers: what matters is the ratio that it stands for.
    expect(errorOf(1 + (summarise(candles)?.change ?? NaN), ratio)).toBeLessThan(TOLERANCE);
  });

  it.each(AVERAGE_LENGTHS)(
    'has the moving average over %i days at each day of three years',
    async (length) => {
      const { candles } = await feed.history(quote.coin.id, '3y');
      const averages = movingAverage(candles, length);
      expect(averages).toHaveLength(rows.length);
      const closes = rows.map(({ close }) => fraction(close));
      averages.forEach((average, index) => {
        if (index < length - 1) {
          expect(average).toBeNull();
        } else {
          const sum = closes.slice(index - length + 1, index + 1).reduce(plus);
          expect(errorOf(average ?? NaN, over(sum, [BigInt(length), 1n]))).toBeLessThan(TOLERANCE);
        }
      });
    },
  );

  it('converts into every other coin and into dollars as fractions do', () => {
    const others = [{ price: '1' }, ...snapshot.quotes];
    for (const { price: to } of others) {
      for (const amount of [
        '1',
        '0',
        '0.00000001',
        '0.1',
        '1234.56789',
        '21000000',
        '999999999999.99999999',
      ]) {
        for (const [from, into] of [
          [quote.price, to],
          [to, quote.price],
        ] as const) {
          const truth = times(over(times(fraction(amount), fraction(from)), fraction(into)), [
            100_000_000n,
            1n,
          ]);
          const expected = { amount: written(nearest(truth), 8), isExact: truth[0] % truth[1] === 0n };
          expect(convert(amount, from, into, 8)).toEqual(expected);
        }
      }
    }
  });
});

it('knows twelve coins, the most traded first', () => {
  expect(snapshot.quotes).toHaveLength(SYMBOLS.length);
  const byVolume = SYMBOLS.toSorted(
    (left, right) => Number(rowDaysAgo(right, 0).volume) - Number(rowDaysAgo(left, 0).volume),
  );
  expect(snapshot.quotes.map(({ coin }) => coin.symbol)).toEqual(byVolume);
});

it('asks for each file once, and for the last year alone when that is enough', async () => {
  const asked: string[] = [];
  const counting = createRecordedFeed(async (path) => {
    asked.push(path);
    return JSON.parse(served.get(path) ?? '');
  });
  await counting.history('bitcoin', '7d');
  await counting.history('bitcoin', '1y');
  expect(asked).toEqual([SNAPSHOT_FILE, '/market/bitcoin/recent.json']);
  await counting.history('bitcoin', '3y');
  expect(asked).toEqual([SNAPSHOT_FILE, '/market/bitcoin/recent.json', '/market/bitcoin/older.json']);
});
