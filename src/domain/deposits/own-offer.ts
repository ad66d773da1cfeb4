import { coinAmountFor, toBaseUnits } from '#domain/money/coin-amount.ts';
import type { Coin, CoinId } from '#domain/money/coin.ts';
import type { DepositRequest } from './deposit.ts';
import type { Package } from './package.ts';

/** What the site asks for at present: where each coin is received and at which recorded price, and the packages. */
export interface SiteOffers {
  readonly coins: readonly (Coin & {
    /** US dollars for one coin, a decimal string above zero. */
    readonly price: string;
  })[];
  readonly packages: readonly Package[];
}

/** In what a deposit is not as the site asks for it. */
export type OfferMismatch = 'address' | 'amount';

/**
 * Compares a deposit with what the site asks for: a member's own program can declare one that no page of the site would.
 * The operator decides what to make of it: addresses, packages and prices also change while a deposit is pending.
 *
 * @returns `address`: the site does not receive this coin there. `amount`: the dollars are not the package's, or the coins
 *   are worth less than half or more than twice of them by the recorded price, which a live price is never far from.
 */
export function offerMismatches(deposit: DepositRequest, offers: SiteOffers): readonly OfferMismatch[] {
  const coin = offers.coins.find(({ id }) => id === deposit.coin);
  const chosen = offers.packages.find(({ id }) => id === deposit.package);
  const isOwn = coin?.network === deposit.network && coin.address === deposit.address;
  const fits =
    coin !== undefined &&
    chosen?.amount === deposit.amount &&
    isNear(deposit.coinAmount, coinAmountFor(deposit.amount, coin.price, coin.id), coin.id);
  return [...(isOwn ? [] : ['address' as const]), ...(fits ? [] : ['amount' as const])];
}

/** From half of it to twice of it. What is no amount is near to none. */
function isNear(declared: string, expected: string, coin: CoinId): boolean {
  try {
    const [units, wanted] = [toBaseUnits(declared, coin), toBaseUnits(expected, coin)];
    return units * 2n >= wanted && units <= wanted * 2n;
  } catch (thrown) {
    if (thrown instanceof RangeError) return false;
    throw thrown;
  }
}
