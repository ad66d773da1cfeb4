import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Balances } from '#domain/money/ledger.ts';
import type { ProgrammeView } from '#domain/programme/view.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { $pendingDeposits } from '#stores/deposits.ts';
import { $balances } from '#stores/ledger.ts';
import { $programme } from '#stores/programme.ts';
import { both } from '#stores/remote-data.ts';
import { $withdrawals } from '#stores/withdrawals.ts';

/** What a member tries out once, in this order. */
export const TOUR = ['deposit', 'credit', 'level', 'income', 'withdrawal'] as const;
export type TourStep = (typeof TOUR)[number];

export interface Overview {
  readonly pendingDeposits: readonly Deposit[];
  readonly openWithdrawals: readonly Withdrawal[];
  /** The step that comes next; null: all are done. */
  readonly nextStep: TourStep | null;
}

interface Known {
  readonly balances: Balances;
  readonly pendingDeposits: readonly Deposit[];
  readonly programme: ProgrammeView;
  /** Newest first. */
  readonly withdrawals: readonly Withdrawal[];
}

/** A later step proves the earlier ones, though their traces may be gone: money is spent, and lists are read in part. */
export function overviewOf({ balances, pendingDeposits, programme, withdrawals }: Known): Overview {
  const levels = programme.matrices.flatMap((matrix) => matrix.levels);
  const done: Readonly<Record<TourStep, boolean>> = {
    deposit: pendingDeposits.length > 0,
    credit: balances.locked + balances.earning + balances.held > 0,
    level: levels.some(({ box }) => box !== null),
    income: levels.some(({ earned }) => earned > 0),
    withdrawal: withdrawals.some(({ status }) => status === 'paid'),
  };
  const latest = TOUR.findLastIndex((step) => done[step]);
  return {
    pendingDeposits,
    openWithdrawals: withdrawals.filter(({ status }) => ['requested', 'held', 'cancelling'].includes(status)),
    nextStep: TOUR[latest + 1] ?? null,
  };
}

const $money = both($balances, $pendingDeposits, (balances, pendingDeposits) => ({
  balances,
  pendingDeposits,
}));
const $requests = both($programme, $withdrawals, (programme, { items }) => ({
  programme,
  withdrawals: items,
}));

/** What waits for the member, and what comes next. */
export const $overview = both($money, $requests, (money, requests) => overviewOf({ ...money, ...requests }));
