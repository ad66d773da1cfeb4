import { DAY } from '#domain/time.ts';
import type { DailyCandle } from './feed.ts';
import type { RecordedDay } from './snapshot.ts';

/**
 * A coin's days in transit: columns of small integers, which compress to a third less than the recorded CSV. Prices
 * are in units of the last recorded decimal, so nothing is lost.
 */
export interface PackedDays {
  /** The first day; each next row is the day after. */
  readonly from: string;
  /** Decimals of the unit that prices are counted in. */
  readonly decimals: number;
  /** Above the close of the day before; the first from zero. */
  readonly open: readonly number[];
  /** Above the open. */
  readonly close: readonly number[];
  /** Above the higher of open and close. */
  readonly high: readonly number[];
  /** Below the lower of open and close. */
  readonly low: readonly number[];
  /** Whole US dollars. */
  readonly volume: readonly number[];
}

/** @throws Error if a day is missing: the packed form stores no dates */
export function packDays(days: readonly RecordedDay[]): PackedDays {
  const from = days[0]?.date ?? '';
  const decimals = Math.max(...days.flatMap(pricesOf).map(decimalsOf));
  const units = (price: string): number => {
    const [whole = '', fraction = ''] = price.split('.');
    return Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  };
  const packed = { from, decimals, open: [], close: [], high: [], low: [], volume: [] } as {
    -readonly [Column in keyof PackedDays]: PackedDays[Column] extends readonly number[]
      ? number[]
      : PackedDays[Column];
  };
  let before = 0;
  days.forEach((day, index) => {
    if (day.date !== dayAfter(from, index)) throw new Error(`A day is missing before ${day.date}.`);
    const [open, close] = [units(day.open), units(day.close)];
    packed.open.push(open - before);
    packed.close.push(close - open);
    packed.high.push(units(day.high) - Math.max(open, close));
    packed.low.push(Math.min(open, close) - units(day.low));
    packed.volume.push(day.volumeUsd);
    before = close;
  });
  return packed;
}

/** Each price is exactly the number that its decimal digits denote. */
export function unpackDays({ from, decimals, ...columns }: PackedDays): readonly DailyCandle[] {
  const unit = 10 ** decimals;
  let before = 0;
  return columns.open.map((rise, index) => {
    const open = before + rise;
    const close = open + (columns.close[index] ?? 0);
    const high = Math.max(open, close) + (columns.high[index] ?? 0);
    const low = Math.min(open, close) - (columns.low[index] ?? 0);
    before = close;
    return {
      day: dayAfter(from, index),
      // One division of two integers is rounded correctly, so it equals the parsed digits.
      open: open / unit,
      high: high / unit,
      low: low / unit,
      close: close / unit,
      volume: columns.volume[index] ?? 0,
    };
  });
}

const pricesOf = ({ open, high, low, close }: RecordedDay) => [open, high, low, close];

/** Trailing zeros mean nothing. */
const decimalsOf = (price: string): number => price.split('.')[1]?.replace(/0+$/, '').length ?? 0;

const dayAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * DAY).toISOString().slice(0, 10);
