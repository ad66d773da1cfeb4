import { describe, expect, it } from 'vitest';
import { closesOn, daysOf, rebaseTo100 } from '#market/series/align.ts';
import { heatStep } from '#market/series/heat.ts';
import { averageOn, movingAverage } from '#market/series/moving-average.ts';
import { summarise } from '#market/series/period.ts';
import { joinToWeeks, needsWeeks } from '#market/series/weeks.ts';
import { candlesOf, dollars, ORACLE_SYMBOLS, oracleDays } from './series-oracle.ts';

/** The closest that two doubles of this size can be asked to come. */
const near = (value: number) => Math.abs(value) * 1e-12;

describe('over the recorded years of every coin', () => {
  it.each(ORACLE_SYMBOLS)('%s: moving averages are the exact means', (symbol) => {
    const days = oracleDays(symbol);
    for (const length of [7, 30, 200]) {
      const averages = movingAverage(candlesOf(symbol), length);
      let total = 0n;
      for (const [index, { close }] of days.entries()) {
        total += close - (index >= length ? (days[index - length]?.close ?? 0n) : 0n);
        const average = averages[index];
        if (index < length - 1) expect(average).toBeNull();
        else {
          const exact = dollars(total) / length;
          expect(Math.abs((average ?? 0) - exact)).toBeLessThanOrEqual(near(exact));
        }
      }
    }
  });

  it.each(ORACLE_SYMBOLS)('%s: the change, the highest and the lowest close over each range', (symbol) => {
    for (const range of [7, 30, 90, 365, 1095]) {
      const days = oracleDays(symbol).slice(-range - 1);
      const stretch = summarise(candlesOf(symbol).slice(-range - 1));
      const [first, last] = [days[0]?.close ?? 0n, days.at(-1)?.close ?? 0n];
      // To the hundred-millionth part, on integers.
      const change = Number(((last - first) * 10n ** 12n) / first) / 1e12;
      expect(stretch?.change).toBeCloseTo(change, 10);
      const closes = days.map(({ close }) => close).sort((left, right) => (left < right ? -1 : 1));
      expect(stretch?.lowest.close).toBe(dollars(closes[0] ?? 0n));
      expect(stretch?.highest.close).toBe(dollars(closes.at(-1) ?? 0n));
    }
  });

  it.each(ORACLE_SYMBOLS)('%s: weeks from Monday to Sunday lose no volume and no extreme', (symbol) => {
    const days = oracleDays(symbol);
    const expected = new Map<string, typeof days>();
    for (const day of days) {
      const date = new Date(`${day.day}T00:00:00Z`);
      const monday = new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * 86_400_000).toISOString();
      expected.set(monday, [...(expected.get(monday) ?? []), day]);
    }
    const weeks = [...expected.values()].map((week) => ({
      day: week.at(-1)?.day,
      open: dollars(week[0]?.open ?? 0n),
      high: Math.max(...week.map(({ high }) => dollars(high))),
      low: Math.min(...week.map(({ low }) => dollars(low))),
      close: dollars(week.at(-1)?.close ?? 0n),
      volume: Number(week.reduce((total, { volume }) => total + volume, 0n)),
    }));
    expect(joinToWeeks(candlesOf(symbol))).toEqual(weeks);
  });

  it('every coin starts at 100 and ends where its change says', () => {
    for (const symbol of ORACLE_SYMBOLS) {
      const days = oracleDays(symbol);
      const candles = candlesOf(symbol);
      const values = rebaseTo100(closesOn(daysOf([candles]), candles));
      const exact = Number(((days.at(-1)?.close ?? 0n) * 10n ** 14n) / (days[0]?.close ?? 1n)) / 1e12;
      expect(values[0]).toBe(100);
      expect(values.at(-1)).toBeCloseTo(exact, 8);
    }
  });
});

describe('coins of different age on one axis', () => {
  const candle = (day: string, close: number) => ({ day, open: 1, high: 1, low: 1, close, volume: 1 });
  const old = [candle('2025-01-01', 10), candle('2025-01-02', 20), candle('2025-01-03', 30)];
  const young = [candle('2025-01-03', 4), candle('2025-01-04', 5)];
  const axis = daysOf([young, old]);

  it('share all days, in order', () => {
    expect(axis).toEqual(['2025-01-01', '2025-01-02', '2025-01-03', '2025-01-04']);
  });

  it('have no value where they are not known, and are rebased to their own first one', () => {
    expect(closesOn(axis, old)).toEqual([10, 20, 30, null]);
    expect(rebaseTo100(closesOn(axis, young))).toEqual([null, null, 100, 125]);
    expect(rebaseTo100([null, null])).toEqual([null, null]);
  });

  it('take an average from before the days that are shown', () => {
    expect(averageOn(['2025-01-03', '2025-01-04'], old, 2)).toEqual([25, null]);
  });

  it('say nothing of a single day', () => {
    expect(summarise(young.slice(0, 1))).toBeNull();
    expect(summarise([])).toBeNull();
  });
});

describe('heat', () => {
  it('is symmetric, strongest at the end of the scale and beyond, and none where nothing changed', () => {
    expect([-9999, -301, -300, -101, -1, 0, 1, 100, 101, 400, 9999].map((c) => heatStep(c, '1d'))).toEqual([
      -4, -4, -3, -2, -1, 0, 1, 1, 2, 4, 4,
    ]);
    expect(heatStep(5_000, '1y')).toBe(2);
  });
});

it('days are joined to weeks where a candle would be a hair', () => {
  expect(needsWeeks(1096, 900)).toBe(true);
  expect(needsWeeks(366, 900)).toBe(true);
  expect(needsWeeks(91, 900)).toBe(false);
  expect(needsWeeks(91, 324)).toBe(true);
  expect(needsWeeks(31, 260)).toBe(false);
});
