import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Instant } from '#domain/time.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';

/**
 * What an operator saw of a withdrawal. A decision applies to that, and not to a later withdrawal under the same id.
 * Where the money goes cannot change without a new time of creation.
 */
export interface SeenWithdrawal {
  readonly amount: Cents;
  readonly createdAt: Instant;
}

/** The same of a deposit. */
export interface SeenDeposit extends SeenWithdrawal {
  /** The time of the proof that was shown; null: there was none. */
  readonly proofAt: Instant | null;
}

export const seenOfWithdrawal = ({ amount, createdAt }: Withdrawal): SeenWithdrawal => ({
  amount,
  createdAt,
});

export const seenOfDeposit = ({ amount, createdAt, proofAt }: Deposit): SeenDeposit => ({
  amount,
  createdAt,
  proofAt,
});

export const isWithdrawalAsSeen = (seen: SeenWithdrawal, present: SeenWithdrawal): boolean =>
  seen.amount === present.amount && seen.createdAt === present.createdAt;

export const isDepositAsSeen = (seen: SeenDeposit, present: SeenDeposit): boolean =>
  isWithdrawalAsSeen(seen, present) && seen.proofAt === present.proofAt;
