import type { Deposit } from '#domain/deposits/deposit.ts';
import { paymentQuery, ROUTES } from '#domain/routes.ts';
import { canCancel, isOpen, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { noteWaiting } from '#stores/decided.ts';
import { $pendingDeposits } from '#stores/deposits.ts';
import { both } from '#stores/remote-data.ts';
import { $openWithdrawals } from '#stores/withdrawals.ts';

export interface Overview {
  readonly pendingDeposits: readonly Deposit[];
  readonly openWithdrawals: readonly Withdrawal[];
}

/** Opens the deposit's payment. */
export const depositLink = ({ id }: Pick<Deposit, 'id'>): string => ROUTES.deposit.path + paymentQuery(id);

export const WITHDRAWALS_LINK = `${ROUTES.withdraw.path}#withdrawals`;

/** What waits for the member. */
export const $overview = both($pendingDeposits, $openWithdrawals, (pendingDeposits, all) => ({
  pendingDeposits,
  openWithdrawals: all.filter(isOpen),
}));

let isFollowing = false;

/**
 * Notes which requests wait, so that the menu marks a decision. Home watches both lists anyway; from then on they are watched
 * as long as the page is open, which reads nothing again. A withdrawal waits while its owner can cancel it.
 */
export function followRequests(): void {
  if (isFollowing) return;
  isFollowing = true;
  $pendingDeposits.subscribe((data) => {
    if (data.state === 'ready') noteWaiting('deposit', idsOf(data.value));
  });
  $openWithdrawals.subscribe((data) => {
    if (data.state === 'ready') noteWaiting('withdraw', idsOf(data.value.filter(canCancel)));
  });
}

const idsOf = (requests: readonly { readonly id: string }[]) => requests.map(({ id }) => id);
