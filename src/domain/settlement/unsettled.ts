import { type Cents, subtract } from '#domain/money/cents.ts';
import type { Balances } from '#domain/money/ledger.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { payingParts, shortfall } from './activations.ts';

/**
 * What a member has left once the settlement has got to all that was asked for. Where it runs elsewhere, no money has
 * moved for these requests yet, and the balances still hold what they will take. A request that there is no money for
 * takes nothing: the settlement refuses it.
 *
 * @param withdrawals newest first; those that are not just requested take nothing
 * @param prices of the levels that are asked for
 */
export function leftAfterRequests(
  balances: Balances,
  withdrawals: readonly Withdrawal[],
  prices: readonly Cents[],
): Balances {
  let { locked, earning } = balances;
  for (const { amount, status } of withdrawals.toReversed()) {
    if (status === 'requested' && amount <= earning) earning = subtract(earning, amount);
  }
  for (const price of prices) {
    const left = { ...balances, locked, earning };
    if (shortfall(price, left) > 0) continue;
    const parts = payingParts(price, left);
    locked = subtract(locked, parts.locked);
    earning = subtract(earning, parts.earning);
  }
  return { ...balances, locked, earning };
}
