import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Balances } from '#domain/money/ledger.ts';
import { EVERYTHING, type StatementKind } from '#domain/money/statement.ts';
import type { MatrixLevel } from '#domain/programme/activation.ts';
import { paymentQuery, ROUTES } from '#domain/routes.ts';
import { isOpen, MINIMUM_WITHDRAWAL, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { usdShort } from '#i18n/format.ts';
import { tourText } from '#islands/home/text.ts';
import { $pendingDeposits } from '#stores/deposits.ts';
import { $tradingPlan } from '#stores/programme.ts';
import { both, remote, type RemoteStore } from '#stores/remote-data.ts';
import { $openWithdrawals } from '#stores/withdrawals.ts';
import { $balances } from '#stores/balances.ts';

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
  readonly openWithdrawals: readonly Withdrawal[];
  /** The highest active level of each matrix. */
  readonly plan: readonly MatrixLevel[];
  /** Whether a partner's activation has ever paid the member. */
  readonly hasEarned: boolean;
  /** Whether a withdrawal was ever paid. */
  readonly wasPaid: boolean;
}

/** A later step proves the earlier ones, though their traces may be gone: money is spent, and deposits are decided. */
export function overviewOf(known: Known): Overview {
  const { balances, pendingDeposits, openWithdrawals, plan, hasEarned, wasPaid } = known;
  const done: Readonly<Record<TourStep, boolean>> = {
    deposit: pendingDeposits.length > 0,
    credit: balances.locked + balances.earning + balances.held > 0,
    level: plan.length > 0,
    income: hasEarned,
    withdrawal: wasPaid,
  };
  const latest = TOUR.findLastIndex((step) => done[step]);
  return {
    pendingDeposits,
    openWithdrawals: openWithdrawals.filter(isOpen),
    nextStep: TOUR[latest + 1] ?? null,
  };
}

/** Opens the deposit's payment. */
export const depositLink = ({ id }: Pick<Deposit, 'id'>): string => ROUTES.deposit.path + paymentQuery(id);

export const WITHDRAWALS_LINK = `${ROUTES.withdraw.path}#withdrawals`;

/** What a step of the tour asks for. */
export interface Task {
  readonly hint: string;
  /** The button that leads there. */
  readonly go: string;
  readonly href: string;
  /** The member has done their part: an operator is next. */
  readonly isOperators: boolean;
}

export function taskOf(step: TourStep, { pendingDeposits, openWithdrawals }: Overview): Task {
  const { steps } = tourText;
  switch (step) {
    case 'deposit':
      return { ...steps.deposit, href: ROUTES.deposit.path, isOperators: false };
    case 'credit': {
      const [deposit] = pendingDeposits;
      const { hint, go, goProven } = steps.credit;
      return {
        hint,
        go: deposit && deposit.proofAt !== null ? goProven : go,
        href: deposit ? depositLink(deposit) : ROUTES.deposit.path,
        isOperators: true,
      };
    }
    case 'level':
      return { ...steps.level, href: ROUTES.programme.path, isOperators: false };
    case 'income':
      return { ...steps.income, href: `${ROUTES.programme.path}#partners`, isOperators: false };
    case 'withdrawal': {
      const { hint, go, open, goOpen } = steps.withdrawal;
      return openWithdrawals.length > 0
        ? { hint: open, go: goOpen, href: WITHDRAWALS_LINK, isOperators: true }
        : { hint: hint(usdShort(MINIMUM_WITHDRAWAL)), go, href: ROUTES.withdraw.path, isOperators: false };
    }
  }
}

/** Whether the member's statement has a posting of this kind: its newest one answers, however long the statement is. */
const hasAny = (kind: StatementKind): RemoteStore<boolean> =>
  remote((opened, onAny, onError) =>
    opened.watchPostings(
      { ...EVERYTHING, kinds: [kind] },
      1,
      ({ items }) => onAny(items.length > 0),
      onError,
    ),
  );

const $money = both($balances, $pendingDeposits, (balances, pendingDeposits) => ({
  balances,
  pendingDeposits,
}));
const $traces = both(hasAny('earned'), hasAny('pay'), (hasEarned, wasPaid) => ({ hasEarned, wasPaid }));
const $requests = both($tradingPlan, $openWithdrawals, (plan, openWithdrawals) => ({
  plan,
  openWithdrawals,
}));
const $rest = both($traces, $requests, (traces, requests) => ({ ...traces, ...requests }));

/** What waits for the member, and what comes next. */
export const $overview = both($money, $rest, (money, rest) => overviewOf({ ...money, ...rest }));
