/**
 * The figures of the recording, worked out a second time and in another way: by fractions of whole numbers, from the files
 * as they lie there. Shares no code with the product.
 */
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'src/market/recorded';

export interface Row {
  readonly date: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
}

export const SYMBOLS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.csv'))
  .map((name) => name.replace('.csv', ''));

const read = new Map<string, readonly Row[]>();

export function rowsOf(symbol: string): readonly Row[] {
  const known = read.get(symbol);
  if (known) return known;
  const rows = readFileSync(`${FOLDER}/${symbol}.csv`, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [date = '', open = '', high = '', low = '', close = '', volume = ''] = line.trim().split(',');
      return { date, open, high, low, close, volume };
    });
  read.set(symbol, rows);
  return rows;
}

/** The row of so many days before the last one, looked up by its date. */
export function rowDaysAgo(symbol: string, days: number): Row {
  const rows = rowsOf(symbol);
  const last = new Date(`${rows[rows.length - 1]?.date}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() - days);
  const wanted = last.toISOString().slice(0, 10);
  const row = rows.find(({ date }) => date === wanted);
  if (!row) throw new Error(`${symbol} has no row of ${wanted}.`);
  return row;
}

/** Numerator and denominator, the latter above zero. */
export type Fraction = readonly [bigint, bigint];

export function fraction(decimal: string): Fraction {
  const point = decimal.indexOf('.');
  if (point < 0) return [BigInt(decimal), 1n];
  const places = decimal.length - point - 1;
  return [BigInt(decimal.replace('.', '')), 10n ** BigInt(places)];
}

export const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
export const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d, b * c];
export const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
export const minus = (left: Fraction, [c, d]: Fraction): Fraction => plus(left, [-c, d]);

/** The nearest whole number; of two as near, the one further from zero. */
export function nearest([numerator, denominator]: Fraction): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const rest = size % denominator;
  const rounded = size / denominator + (rest + rest >= denominator ? 1n : 0n);
  return numerator < 0n ? -rounded : rounded;
}

/** How far a float lies from the true value, as a share of it (of one where the true value is zero). */
export function errorOf(float: number, truth: Fraction): number {
  // 25 digits of the difference are more than a float can tell.
  const scale = 10n ** 25n;
  const [numerator, denominator] = truth;
  const exact = (numerator * scale) / denominator;
  const given = floatAsScaled(float, scale);
  const difference = given > exact ? given - exact : exact - given;
  const size = exact < 0n ? -exact : exact;
  return Number(difference) / Number(size === 0n ? scale : size);
}

/** A float is a whole number times a power of two: exactly, as a whole number of units of 1/scale (cut off). */
function floatAsScaled(float: number, scale: bigint): bigint {
  let power = 0n;
  let mantissa = float;
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    power += 1n;
  }
  return (BigInt(mantissa) * scale) / 2n ** power;
}

/** A whole number of units of 10^-places, written out, without zeros at its end. */
export function written(units: bigint, places: number): string {
  const text = units.toString().padStart(places + 1, '0');
  const cut = text.length - places;
  return `${text.slice(0, cut)}.${text.slice(cut)}`.replace(/\.?0+$/, '');
}
