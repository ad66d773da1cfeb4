import { type Cents, subtract } from '#domain/money/cents.ts';
import type { Balances } from '#domain/money/ledger.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { payingParts, shortfall } from './activations.ts';

/**
 * What a member has left after every pending request is settled. If the settler runs elsewhere, the balances
 * still contain what pending requests will take. A request beyond the balance takes nothing, because the
 * settlement will refuse it.
 *
 * @param withdrawals newest first; only those with status `requested` count
 * @param prices of the requested levels
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
