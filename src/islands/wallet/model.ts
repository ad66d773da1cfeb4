import type { Deposit } from '#domain/deposits/deposit.ts';
import { STATEMENT_GROUPS, type StatementFilter, type StatementGroup } from '#domain/money/statement.ts';
import type { Instant } from '#domain/time.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { dayAfter, dayText, startOfDay } from '#i18n/days.ts';
import { $pendingDeposits } from '#stores/deposits.ts';
import { both } from '#stores/remote-data.ts';
import { createStepInUrl } from '#stores/step-in-url.ts';
import { $openWithdrawals } from '#stores/withdrawals.ts';

/** How far back the portfolio is drawn. */
export const RANGES = ['1w', '1m', '3m', '1y', 'all'] as const;
export type Range = (typeof RANGES)[number];

/** The portfolio's range, and the filtered statement, of which the view shows one page. */
export interface WalletView {
  readonly range: Range;
  /** Null: all. */
  readonly group: StatementGroup | null;
  /** Days in the reader's time zone, `2026-11-20`; empty: no limit. The last day is included. */
  readonly from: string;
  readonly to: string;
  /** Counted from zero, newest rows first. */
  readonly page: number;
}

/** The part that selects postings. */
export type StatementChoice = Omit<WalletView, 'page' | 'range'>;

export const GROUPS = Object.keys(STATEMENT_GROUPS) as readonly StatementGroup[];

/** How many postings are read at a time, at least. */
export const STATEMENT_ROWS = 25;

/** How many postings a page has. Those of a walk fold into few rows, and are read from this browser. */
export const pageSize = (isWalk: boolean): number => (isWalk ? 4 : 1) * STATEMENT_ROWS;

/** Reads a view from a query; ignores what is invalid. */
export function readWalletView(query: URLSearchParams): WalletView {
  const page = Number(query.get('page') ?? '1');
  return {
    range: RANGES.find((range) => range === query.get('range')) ?? 'all',
    group: GROUPS.find((group) => group === query.get('show')) ?? null,
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
  };
}

/** Anyone can write a URL: only an existing day counts. */
function dayIn(text: string | null): string {
  const isDay = text !== null && /^\d{4}-\d\d-\d\d$/.test(text);
  return isDay && new Date(text).toJSON()?.startsWith(text) ? text : '';
}

const steps = createStepInUrl(readWalletView);

export const $walletView = steps.$step;

/** Shows another part, from its newest row. It replaces the URL, so that going back leaves the statement. */
export const filterStatement = (changes: Partial<StatementChoice>): void =>
  steps.goInstead(searchOf({ ...$walletView.get(), ...changes, page: 0 }));

export const chooseRange = (range: Range): void => steps.goInstead(searchOf({ ...$walletView.get(), range }));

export const turnStatementTo = (page: number): void =>
  steps.goInstead(searchOf({ ...$walletView.get(), page }));

function searchOf({ range, group, from, to, page }: WalletView): string {
  const query = new URLSearchParams();
  if (range !== 'all') query.set('range', range);
  if (group !== null) query.set('show', group);
  if (from !== '') query.set('from', from);
  if (to !== '') query.set('to', to);
  if (page > 0) query.set('page', String(page + 1));
  const text = query.toString();
  return text && `?${text}`;
}

export const filterOf = ({ group, from, to }: StatementChoice): StatementFilter => ({
  kinds: group && STATEMENT_GROUPS[group],
  from: from === '' ? null : startOfDay(from),
  until: to === '' ? null : dayAfter(to),
});

/** Periods that a statement is often read for. */
export const PERIODS = ['thisMonth', 'lastMonth', 'thisYear', 'allTime'] as const;
export type Period = (typeof PERIODS)[number];

/** The first and last day of a period. A period that is not over has no last day. */
export function daysOf(period: Period, now: Instant): Pick<WalletView, 'from' | 'to'> {
  const today = new Date(now);
  const [year, month] = [today.getFullYear(), today.getMonth()];
  switch (period) {
    case 'thisMonth':
      return { from: dayText(year, month, 1), to: '' };
    case 'lastMonth':
      return { from: dayText(year, month - 1, 1), to: dayText(year, month, 0) };
    case 'thisYear':
      return { from: dayText(year, 0, 1), to: '' };
    case 'allTime':
      return { from: '', to: '' };
  }
}

export type Transaction =
  | { readonly kind: 'deposit'; readonly deposit: Deposit }
  | { readonly kind: 'withdrawal'; readonly withdrawal: Withdrawal };

const madeAt = (one: Transaction) =>
  one.kind === 'deposit' ? one.deposit.createdAt : one.withdrawal.createdAt;

/** Deposits and withdrawals whose money is still pending, newest first. */
export const $underWay = both(
  $pendingDeposits,
  $openWithdrawals,
  (deposits, withdrawals): readonly Transaction[] =>
    [
      ...deposits.map((deposit) => ({ kind: 'deposit', deposit }) as const),
      ...withdrawals.map((withdrawal) => ({ kind: 'withdrawal', withdrawal }) as const),
    ].sort((one, other) => madeAt(other) - madeAt(one)),
);
