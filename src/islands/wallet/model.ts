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
  /** In the order in which they were made. */
  readonly lines: readonly StatementLine[];
}

/** Every posting that touches the signed-in member, with what they have after it. */
export const $statement = both($postings, $signedIn, (postings, { uid }): Statement => ({
  uid,
  lines: statementOf(uid, postings),
}));

/** What of the statement is on the screen, as the page's address says it. */
export interface StatementView {
  readonly kind: StatementKind | null;
  /** Days of the reader's own time zone, `2026-11-20`; empty: no limit. The last one is included. */
  readonly from: string;
  readonly to: string;
  /** Counted from zero, the newest rows first. */
  readonly page: number;
}

export const STATEMENT_KINDS = Object.keys(STATEMENT_KIND_NAMES) as readonly StatementKind[];

/** As many rows as are made at once, however many there are. */
export const STATEMENT_ROWS = 25;

/** What an address asks for; of what makes no sense in it, nothing. */
export function readStatementView(query: URLSearchParams): StatementView {
  const page = Number(query.get('page') ?? '1');
  return {
    kind: STATEMENT_KINDS.find((kind) => kind === query.get('kind')) ?? null,
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
  };
}

/** Anybody can write into an address: only a day that there is counts. */
function dayIn(text: string | null): string {
  const isDay = text !== null && /^\d{4}-\d\d-\d\d$/.test(text);
  return isDay && new Date(text).toJSON()?.startsWith(text) ? text : '';
}

const steps = createStepInUrl(readStatementView);

export const $statementView = steps.$step;

/** Looks at another part, from its newest row. Going back leads out of the statement, not through every choice. */
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

/** The first moment of a day, in the reader's own time zone. @param day `2026-11-20` */
const startOfDay = (day: string): Instant => new Date(`${day}T00:00`).getTime();

/** Not 24 hours later: some days have 23 or 25. */
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

/** Whether money is still to move, or to stay. */
export const isUnderWay = (one: Transaction): boolean =>
  one.kind === 'deposit'
    ? one.deposit.status === 'pending'
    : isOpen(one.withdrawal) || isBeingPaid(one.withdrawal);

export interface Portfolio {
  /** Whether there is nothing at all yet, not even something that waits. */
  readonly isEmpty: boolean;
  readonly days: readonly PortfolioDay[];
  readonly steps: readonly Step[];
}

const midnightBefore = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** What the signed-in member's account has been worth, day by day and posting by posting. */
export const $portfolio = both($statement, $transactions, ({ lines }, transactions): Portfolio => {
  const isEmpty = lines.length === 0 && transactions.length === 0;
  return { isEmpty, days: portfolioOf(lines, midnightBefore), steps: valueSteps(lines) };
});
