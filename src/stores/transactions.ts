import type { Deposit } from '../domain/deposit.ts';
import { isBeingPaid, isOpen, type Withdrawal } from '../domain/withdrawal.ts';
import { $deposits } from './deposits.ts';
import { both } from './live.ts';
import { $withdrawals } from './withdrawals.ts';

export type Transaction =
  | { readonly kind: 'deposit'; readonly deposit: Deposit }
  | { readonly kind: 'withdrawal'; readonly withdrawal: Withdrawal };

const madeAt = (one: Transaction) =>
  one.kind === 'deposit' ? one.deposit.createdAt : one.withdrawal.createdAt;

/** Deposits and withdrawals together, newest first. */
export const $transactions = both($deposits, $withdrawals, (deposits, withdrawals): readonly Transaction[] =>
  [
    ...deposits.map((deposit) => ({ kind: 'deposit', deposit }) as const),
    ...withdrawals.map((withdrawal) => ({ kind: 'withdrawal', withdrawal }) as const),
  ].sort((one, other) => madeAt(other) - madeAt(one)),
);

/** Whether money is still to move, or to stay. */
export const isUnderWay = (one: Transaction): boolean =>
  one.kind === 'deposit'
    ? one.deposit.status === 'pending'
    : isOpen(one.withdrawal) || isBeingPaid(one.withdrawal);
