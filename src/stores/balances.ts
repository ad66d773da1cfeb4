import type { Balances } from '#domain/money/ledger.ts';
import { requestedPrices } from '#domain/programme/view.ts';
import { leftAfterRequests } from '#domain/settlement/unsettled.ts';
import { $programme } from './programme.ts';
import { both, present, remote } from './remote-data.ts';
import { $openWithdrawals } from './withdrawals.ts';

export const $balances = remote<Balances>((opened, onBalances, onError) =>
  opened.watchBalances(onBalances, onError),
);

/** Balances, and what is left of them after pending withdrawal requests. */
export const $balancesWithRequests = both($balances, $openWithdrawals, (balances, withdrawals) => ({
  balances,
  withdrawals,
  left: leftAfterRequests(balances, withdrawals, []),
}));

/** Balances, and what is left of them after all pending requests. @throws BackendError if they cannot be read */
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
