import type { Cents } from './cents.ts';
import type { CoinId } from './coin.ts';
import { readDecimal, writeDecimal } from './decimal.ts';

/** Decimals of a coin's smallest unit: satoshi, koinu, wei, sun. */
export const BASE_DECIMALS: Readonly<Record<CoinId, number>> = {
  bitcoin: 8,
  dogecoin: 8,
  ethereum: 18,
  tron: 6,
};

/** Decimals of the amounts that a person is asked to pay. More than eight cannot be checked by eye. */
const SHOWN_DECIMALS: Readonly<Record<CoinId, number>> = { bitcoin: 8, dogecoin: 8, ethereum: 8, tron: 6 };

/**
 * @param coinAmount whole coins as a decimal string with a point, e.g. `0.00345679`
 * @returns the same amount in the coin's smallest unit
 * @throws RangeError when it is not such a string or has more decimals than the coin
 */
export function toBaseUnits(coinAmount: string, coin: CoinId): bigint {
  const { digits, scale } = readDecimal(coinAmount);
  const missing = BASE_DECIMALS[coin] - scale;
  if (missing < 0) throw new RangeError(`More decimals than ${coin} has: ${coinAmount}`);
  return digits * 10n ** BigInt(missing);
}

/**
 * The amount of a coin to pay for US dollars, computed exactly and then **rounded up** to at most 8 decimals (6 for
 * Tron). That favours the receiver, by less than one unit of the last decimal: a payment is never short.
 *
 * @param amount zero or more
 * @param usdPrice US dollars for one coin, a decimal string above zero, e.g. `97123.45`
 * @returns whole coins as a decimal string
 * @throws RangeError when the amount is below zero or the price is not such a string
 */
export function coinAmountFor(amount: Cents, usdPrice: string, coin: CoinId): string {
  if (amount < 0) throw new RangeError(`Not an amount to pay: ${amount}`);
  const price = readDecimal(usdPrice);
  if (price.digits === 0n) throw new RangeError('A price of zero buys nothing');
  const decimals = SHOWN_DECIMALS[coin];
  // coins = (cents / 100) / (digits / 10^scale), in units of the last decimal shown.
  const numerator = BigInt(amount) * 10n ** BigInt(price.scale + decimals);
  return writeDecimal({ digits: divideRoundingUp(numerator, 100n * price.digits), scale: decimals });
}

/** Both at or above zero, the divisor above. */
function divideRoundingUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
