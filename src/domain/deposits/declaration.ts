import { checkAddress } from '#domain/address/address.ts';
import { coinAmountFor } from '#domain/money/coin-amount.ts';
import type { Coin } from '#domain/money/coin.ts';
import { type DepositDeclaration, NotATestCoin } from './deposit.ts';
import type { Package } from './package.ts';

/** The coin and package that the member chose, and the coin's price. */
export interface DepositChoice {
  /** Created by the client, once per deposit. */
  readonly id: string;
  readonly coin: Coin;
  readonly package: Package;
  /** US dollars for one coin, a decimal string above zero. */
  readonly usdPrice: string;
}

/**
 * Makes the declaration of a deposit, with the amount of coins to pay for the package.
 *
 * @throws NotATestCoin when the coin is not configured for a test network: types do not check a configuration, and
 *   Tessera must never ask for a real coin
 * @throws RangeError when the price is not a decimal string above zero
 */
export function newDepositDeclaration({
  id,
  coin,
  package: chosen,
  usdPrice,
}: DepositChoice): DepositDeclaration {
  const checked = checkAddress(coin.id, coin.network, coin.address);
  if (!checked.ok) {
    throw new NotATestCoin(checked.field === 'coin' ? 'coin.id' : `coin.${checked.field}`, checked.reason);
  }
  return {
    id,
    coin: coin.id,
    network: coin.network,
    package: chosen.id,
    amount: chosen.amount,
    coinAmount: coinAmountFor(chosen.amount, usdPrice, coin.id),
    address: checked.canonical,
  };
}
