import type { Cents } from '#domain/money/cents.ts';
import { isBeingPaid, isOpen, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';

/** What is left to do before an account can be erased. */
export interface Unfinished {
  /** Oldest first. */
  readonly withdrawals: readonly Withdrawal[];
  /** What the ledger holds for the member. */
  readonly held: Cents;
}

/** Whether its money is on its way: the account has what it takes to send it. */
export const isUnfinished = (withdrawal: Pick<Withdrawal, 'status' | 'payout'>): boolean =>
  isOpen(withdrawal) || isBeingPaid(withdrawal);

/** Whether an erasure still has to wait. */
export const hasToWait = ({ withdrawals, held }: Unfinished): boolean => withdrawals.length > 0 || held > 0;
