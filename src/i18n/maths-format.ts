import { PAGE_NUMBERS } from './language.ts';
import { numberFormat, withMinus } from './number-format.ts';

// Static pages and the simulator's first result are rendered once for all readers, so the locale is fixed.
const counts = numberFormat(PAGE_NUMBERS);
const decimals = numberFormat(PAGE_NUMBERS, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const shares = numberFormat(PAGE_NUMBERS, {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const exactDollars = numberFormat(PAGE_NUMBERS, { style: 'currency' });
const signedDollars = numberFormat(PAGE_NUMBERS, {
  style: 'currency',
  signDisplay: 'exceptZero',
  trailingZeroDisplay: 'stripIfInteger',
});
const compactDollars = numberFormat(PAGE_NUMBERS, {
  style: 'currency',
  signDisplay: 'exceptZero',
  notation: 'compact',
  // Both are given: engines differ in what they make of one.
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** E.g. `10,000`. */
export const count = (value: number): string => counts().format(value);

/** E.g. `87.5`. */
export const decimal = (value: number): string => decimals().format(value);

/** E.g. `87.52%`, of a part of a whole. */
export const share = (part: number, whole: number): string => shares().format(whole === 0 ? 0 : part / whole);

/** E.g. `$20.00`. @param amount in cents */
export const exact = (amount: number): string => exactDollars().format(amount / 100);

/** E.g. `+$10`, `−$5`, `$0`. @param amount in cents */
export const signed = (amount: number): string => withMinus(signedDollars().format(amount / 100));

/**
 * E.g. `+$1.2M`, `−$10,000`, `$0`: for the axes of charts. Thousands have no short form in every language.
 *
 * @param amount in cents
 */
export const compact = (amount: number): string =>
  Math.abs(amount) < 100_000_000 ? signed(amount) : withMinus(compactDollars().format(amount / 100));
