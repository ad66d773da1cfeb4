import { readDecimal, writeDecimal } from './decimal.ts';

export interface Conversion {
  /** A decimal string without needless zeros. */
  readonly amount: string;
  /** Whether it is that amount to the last digit, or had to be rounded. */
  readonly isExact: boolean;
}

/**
 * What an amount of one coin comes to in another at given prices: amount × from ÷ to, computed on whole numbers and then
 * **rounded half up** to the nearest unit of the last decimal, which favours neither side.
 *
 * @param amount decimal string, zero or more
 * @param from price of one of what is converted, a decimal string above zero
 * @param to price of one of what it is converted to, in the same currency
 * @param decimals of the result, at least one
 * @throws RangeError when one of them is no such string
 */
export function convert(amount: string, from: string, to: string, decimals: number): Conversion {
  const [units, fromPrice, toPrice] = [readDecimal(amount), readDecimal(from), readDecimal(to)];
  if (fromPrice.digits === 0n || toPrice.digits === 0n) throw new RangeError('A price has to be above zero.');
  const dividend = units.digits * fromPrice.digits * 10n ** BigInt(toPrice.scale + decimals);
  const divisor = toPrice.digits * 10n ** BigInt(units.scale + fromPrice.scale);
  const rounded = (2n * dividend + divisor) / (2n * divisor);
  return { amount: writeDecimal({ digits: rounded, scale: decimals }), isExact: dividend % divisor === 0n };
}
