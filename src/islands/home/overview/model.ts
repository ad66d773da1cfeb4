import type { Deposit } from '#domain/deposits/deposit.ts';
import { paymentQuery, ROUTES } from '#domain/routes.ts';
import { isOpen, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';
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
