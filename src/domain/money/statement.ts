import type { Instant } from '#domain/time.ts';
import { add, type Cents, subtract, sum, ZERO } from './cents.ts';
import {
  type Balances,
  balancesAfter,
  MEMBER_BOOKS,
  ownerOf,
  type Posting,
  type PostingKind,
} from './ledger.ts';

/** A posting and one member's balances after it: backends keep the two together, so a page needs nothing before it. */
export interface Posted {
  readonly posting: Posting;
  readonly balances: Balances;
}

/** A posting from one member's side. */
export interface StatementLine extends Posted {
  readonly kind: StatementKind;
  /** Change of the member's total; zero if the posting moves money between the member's own books. */
  readonly change: Cents;
}

/** A member's total: locked, withdrawable and held. */
export const worth = (balances: Balances): Cents => sum(MEMBER_BOOKS.map((book) => balances[book]));

export const statementLine = (uid: string, { posting, balances }: Posted): StatementLine => ({
  posting,
  balances,
  kind: kindOf(uid, posting),
  change: changeBy(uid, posting),
});

function changeBy(uid: string, posting: Posting): Cents {
  const direction = directionOf(uid, posting);
  if (direction === 'within') return ZERO;
  return direction === 'in' ? posting.amount : subtract(ZERO, posting.amount);
}

/** Whether a posting brings a member money, takes some, or moves it between the member's own books. */
export type Direction = 'in' | 'out' | 'within';

export function directionOf(uid: string, { from, to }: Posting): Direction {
  const [giver, taker] = [ownerOf(from), ownerOf(to)];
  if (giver === taker) return 'within';
  return taker === uid ? 'in' : 'out';
}

/**
 * A posting's kind for its reader: the same activation costs one member money and brings another some, and a correction belongs to
 * what it takes back.
 */
export type StatementKind = Exclude<PostingKind, 'reversal'> | 'earned' | 'creditReversal' | 'payReversal';

export function kindOf(uid: string, posting: Posting): StatementKind {
  if (posting.kind === 'activation') return directionOf(uid, posting) === 'in' ? 'earned' : 'activation';
  if (posting.kind !== 'reversal') return posting.kind;
  // What came from outside goes back there; what was paid out comes from there.
  return posting.to === 'external' ? 'creditReversal' : 'payReversal';
}

/** The kinds of a member's postings as people think of them. Each kind is in one group. */
export const STATEMENT_GROUPS = {
  income: ['earned'],
  levels: ['activation'],
  deposits: ['credit', 'creditReversal'],
  withdrawals: ['hold', 'pay', 'release', 'payReversal'],
} as const satisfies Record<string, readonly StatementKind[]>;

export type StatementGroup = keyof typeof STATEMENT_GROUPS;

/** Which postings of a member a statement shows. Null: no limit. */
export interface StatementFilter {
  readonly kinds: readonly StatementKind[] | null;
  /** Inclusive. */
  readonly from: Instant | null;
  /** Exclusive. */
  readonly until: Instant | null;
}

export const EVERYTHING: StatementFilter = { kinds: null, from: null, until: null };

/** Lines of one period, and the balances at its ends. */
export interface StatementPart {
  /** Newest first. */
  readonly lines: readonly StatementLine[];
  readonly opening: Balances;
  readonly closing: Balances;
}

/** What explains every cent of a period: opening + in - out + not shown = closing. */
export interface StatementSums {
  /** Received in the lines, at or above zero. */
  readonly in: Cents;
  /** Spent in the lines, at or above zero. */
  readonly out: Cents;
  /** The change by postings of the period that a filter leaves out. */
  readonly notShown: Cents;
}

export function sumsOf({ lines, opening, closing }: StatementPart): StatementSums {
  let [came, went] = [ZERO, ZERO];
  for (const { change } of lines) {
    if (change > 0) came = add(came, change);
    else went = subtract(went, change);
  }
  const change = subtract(worth(closing), worth(opening));
  return { in: came, out: went, notShown: subtract(change, subtract(came, went)) };
}

/** The member's balances before a posting. @throws LedgerBroken when it cannot have led to those after it */
export function balancesBefore(uid: string, { posting, balances }: Posted): Balances {
  const { from, to } = posting;
  return balancesAfter(balances, uid, [{ ...posting, from: to, to: from }]);
}
