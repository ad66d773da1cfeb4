import type { Balances } from '#domain/money/ledger.ts';
import type { Position } from '#domain/money/statement.ts';
import { requestedPrices } from '#domain/programme/view.ts';
import { leftAfterRequests } from '#domain/settlement/unsettled.ts';
import { $programme } from './programme.ts';
import { both, derived, present, remote } from './remote-data.ts';
import { $openWithdrawals } from './withdrawals.ts';

/** What the signed-in member has, and how it came about. */
export const $position = remote<Position>((opened, ...listeners) => opened.watchPosition(...listeners));

export const $balances = derived($position, ({ balances }): Balances => balances);

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
