import type { Deposit } from '#domain/deposits/deposit.ts';
import { type PortfolioDay, portfolioOf, type Step, valueSteps } from '#domain/money/portfolio.ts';
import {
  partOf,
  type StatementKind,
  type StatementLine,
  statementOf,
  type StatementPart,
} from '#domain/money/statement.ts';
import type { Instant } from '#domain/time.ts';
import { isBeingPaid, isOpen, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { $deposits } from '#stores/deposits.ts';
import { $postings } from '#stores/ledger.ts';
import { both } from '#stores/remote-data.ts';
import { $signedIn } from '#stores/session.ts';
import { createStepInUrl } from '#stores/step-in-url.ts';
import { $withdrawals } from '#stores/withdrawals.ts';
import { STATEMENT_KIND_NAMES } from './text.ts';

export interface Statement {
  readonly uid: string;
  /** Oldest first. */
  readonly lines: readonly StatementLine[];
}

/** Every posting of the signed-in member, with the balances after it. */
export const $statement = both($postings, $signedIn, (postings, { uid }): Statement => ({
  uid,
  lines: statementOf(uid, postings),
}));

/** The filtered statement, of which the view shows one page. */
export interface StatementView {
  readonly kind: StatementKind | null;
  /** Days in the reader's time zone, `2026-11-20`; empty: no limit. The last day is included. */
  readonly from: string;
  readonly to: string;
  /** Counted from zero, newest rows first. */
  readonly page: number;
}

export const STATEMENT_KINDS = Object.keys(STATEMENT_KIND_NAMES) as readonly StatementKind[];

/** The number of rows per page. */
export const STATEMENT_ROWS = 25;

/** Reads a view from a query; ignores what is invalid. */
export function readStatementView(query: URLSearchParams): StatementView {
  const page = Number(query.get('page') ?? '1');
  return {
    kind: STATEMENT_KINDS.find((kind) => kind === query.get('kind')) ?? null,
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

const steps = createStepInUrl(readStatementView);

export const $statementView = steps.$step;

/** Shows another part, from its newest row. It replaces the URL, so that going back leaves the statement. */
export const filterStatement = (changes: Partial<Omit<StatementView, 'page'>>): void =>
  steps.goInstead(searchOf({ ...$statementView.get(), ...changes, page: 0 }));

export const turnStatementTo = (page: number): void =>
  steps.goInstead(searchOf({ ...$statementView.get(), page }));

function searchOf({ kind, from, to, page }: StatementView): string {
  const query = new URLSearchParams();
  if (kind !== null) query.set('kind', kind);
  if (from !== '') query.set('from', from);
  if (to !== '') query.set('to', to);
  if (page > 0) query.set('page', String(page + 1));
  const text = query.toString();
  return text && `?${text}`;
}

/** The part of a statement that a view asks for, of which it shows a page. */
export const viewedPart = (
  { lines }: Statement,
  { kind, from, to }: Omit<StatementView, 'page'>,
): StatementPart =>
  partOf(lines, {
    kind,
    from: from === '' ? null : startOfDay(from),
    until: to === '' ? null : dayAfter(to),
  });

/** The start of a day in the reader's time zone. @param day `2026-11-20` */
const startOfDay = (day: string): Instant => new Date(`${day}T00:00`).getTime();

/** Not 24 hours later, since some days have 23 or 25. */
function dayAfter(day: string): Instant {
  const next = new Date(`${day}T00:00`);
  next.setDate(next.getDate() + 1);
  return next.getTime();
}

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

/** Whether its money is still pending. */
export const isUnderWay = (one: Transaction): boolean =>
  one.kind === 'deposit'
    ? one.deposit.status === 'pending'
    : isOpen(one.withdrawal) || isBeingPaid(one.withdrawal);

export interface Portfolio {
  /** Whether the account has no postings and no pending requests. */
  readonly isEmpty: boolean;
  readonly days: readonly PortfolioDay[];
  readonly steps: readonly Step[];
}

const midnightBefore = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** The value of the signed-in member's account, day by day and posting by posting. */
export const $portfolio = both($statement, $transactions, ({ lines }, transactions): Portfolio => {
  const isEmpty = lines.length === 0 && transactions.length === 0;
  return { isEmpty, days: portfolioOf(lines, midnightBefore), steps: valueSteps(lines) };
});
