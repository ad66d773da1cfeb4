import { readDecimal, writeDecimal } from './decimal.ts';

export interface Conversion {
  /** A decimal string without trailing zeros. */
  readonly amount: string;
  /** Whether the amount is exact, rather than rounded. */
  readonly isExact: boolean;
}

/**
 * Converts an amount of one coin into another at given prices: amount × from ÷ to, computed on integers and then
 * **rounded half up** to the nearest unit of the last decimal, which favours neither side.
 *
 * @param amount decimal string, zero or more
 * @param from price of one unit of the source, a decimal string above zero
 * @param to price of one unit of the target, in the same currency
 * @param decimals of the result, at least one
 * @throws RangeError when one of them is not such a string
 */
export function convert(amount: string, from: string, to: string, decimals: number): Conversion {
  const [units, fromPrice, toPrice] = [readDecimal(amount), readDecimal(from), readDecimal(to)];
  if (fromPrice.digits === 0n || toPrice.digits === 0n) throw new RangeError('A price has to be above zero.');
  const dividend = units.digits * fromPrice.digits * 10n ** BigInt(toPrice.scale + decimals);
  const divisor = toPrice.digits * 10n ** BigInt(units.scale + fromPrice.scale);
  const rounded = (2n * dividend + divisor) / (2n * divisor);
  return { amount: writeDecimal({ digits: rounded, scale: decimals }), isExact: dividend % divisor === 0n };
}
