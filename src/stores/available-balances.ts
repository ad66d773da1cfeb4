import type { Balances } from '#domain/money/ledger.ts';
import { requestedPrices } from '#domain/programme/view.ts';
import { leftAfterRequests } from '#domain/settlement/unsettled.ts';
import { $balances } from './ledger.ts';
import { $programme } from './programme.ts';
import { both, present } from './remote-data.ts';
import { $withdrawals } from './withdrawals.ts';

/** Balances, and what is left of them once the withdrawals that are only requested are settled. */
export const $balancesWithRequests = both($balances, $withdrawals, (balances, withdrawals) => ({
  balances,
  withdrawals,
  left: leftAfterRequests(balances, withdrawals, []),
}));

/** Balances, and what is left of them once all that is requested is settled. @throws BackendError when they cannot be had */
export async function presentBalancesWithRequests(): Promise<{
  readonly balances: Balances;
  readonly left: Balances;
}> {
  const [{ balances, withdrawals }, programme] = await Promise.all([
    present($balancesWithRequests),
    present($programme),
  ]);
  return { balances, left: leftAfterRequests(balances, withdrawals, requestedPrices(programme)) };
}
