import { coinAmountFor, toBaseUnits } from '#domain/money/coin-amount.ts';
import type { Coin, CoinId } from '#domain/money/coin.ts';
import type { DepositDeclaration } from './deposit.ts';
import type { Package } from './package.ts';

/** What the site offers at present: each coin's receiving address and recorded price, and the packages. */
export interface SiteOffers {
  readonly coins: readonly (Coin & {
    /** US dollars for one coin, a decimal string above zero. */
    readonly price: string;
  })[];
  readonly packages: readonly Package[];
}

/** What of a deposit does not match the site's offer. */
export type OfferMismatch = 'address' | 'amount';

/**
 * Compares a deposit with the site's offer: a member's own program can declare one that no page of the site would. It is
 * marked and not refused, because addresses, packages and prices may also change while a deposit is pending.
 *
 * @returns `address`: the site does not receive this coin there. `amount`: the dollars are not the package's, or the coins
 *   are worth less than half or more than twice as much at the recorded price. Live prices stay well within that.
 */
export function offerMismatches(deposit: DepositDeclaration, offers: SiteOffers): readonly OfferMismatch[] {
  const coin = offers.coins.find(({ id }) => id === deposit.coin);
  const chosen = offers.packages.find(({ id }) => id === deposit.package);
  const isOwn = coin?.network === deposit.network && coin.address === deposit.address;
  const fits =
    coin !== undefined &&
    chosen?.amount === deposit.amount &&
    isNear(deposit.coinAmount, coinAmountFor(deposit.amount, coin.price, coin.id), coin.id);
  return [...(isOwn ? [] : ['address' as const]), ...(fits ? [] : ['amount' as const])];
}

/** Between half and twice the expected amount. A text that is not an amount is not near. */
function isNear(declared: string, expected: string, coin: CoinId): boolean {
  try {
    const [units, wanted] = [toBaseUnits(declared, coin), toBaseUnits(expected, coin)];
    return units * 2n >= wanted && units <= wanted * 2n;
  } catch (thrown) {
    if (thrown instanceof RangeError) return false;
    throw thrown;
  }
}
