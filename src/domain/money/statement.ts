import type { Instant } from '#domain/time.ts';
import { add, type Cents, subtract, sum, ZERO } from './cents.ts';
import {
  type Balances,
  balancesAfter,
  MEMBER_BOOKS,
  NO_BALANCES,
  ownerOf,
  type Posting,
  type PostingKind,
} from './ledger.ts';

/** One posting as it touches one member. */
export interface StatementLine {
  readonly posting: Posting;
  readonly kind: StatementKind;
  /** What it changes of all that the member has; zero where it moves money between the member's own books. */
  readonly change: Cents;
  /** What the member has after it, by book. */
  readonly balances: Balances;
}

/** All that a member has: locked, withdrawable and held. */
export const worth = (balances: Balances): Cents => sum(MEMBER_BOOKS.map((book) => balances[book]));

/**
 * A member's postings in the order in which they were made, each with what the member has after it.
 * @throws LedgerBroken as `balancesAfter`
 */
export function statementOf(uid: string, postings: Iterable<Posting>): readonly StatementLine[] {
  const lines: StatementLine[] = [];
  let balances = NO_BALANCES;
  for (const posting of postings) {
    const before = worth(balances);
    balances = balancesAfter(balances, uid, [posting]);
    const change = subtract(worth(balances), before);
    lines.push({ posting, kind: kindOf(uid, posting), change, balances });
  }
  return lines;
}

/** Whether a posting brings a member money, takes some, or moves it from one of the member's books to another. */
export type Direction = 'in' | 'out' | 'within';

export function directionOf(uid: string, { from, to }: Posting): Direction {
  const [giver, taker] = [ownerOf(from), ownerOf(to)];
  if (giver === taker) return 'within';
  return taker === uid ? 'in' : 'out';
}

/** What a posting is to the member who reads of it: one and the same activation costs one and brings another money. */
export type StatementKind = PostingKind | 'earned';

const kindOf = (uid: string, posting: Posting): StatementKind =>
  posting.kind === 'activation' && directionOf(uid, posting) === 'in' ? 'earned' : posting.kind;

/** What of a statement is looked at. Null: no limit. */
export interface StatementFilter {
  readonly kind: StatementKind | null;
  /** The first moment. */
  readonly from: Instant | null;
  /** The first moment after it. */
  readonly until: Instant | null;
}

/** The part of a statement that a filter leaves, and how it adds up: opening + shown + not shown = closing. */
export interface StatementPart {
  /** In the order of the statement. */
  readonly lines: readonly StatementLine[];
  /** Before the first moment. */
  readonly opening: Balances;
  /** After the last moment. */
  readonly closing: Balances;
  /** What the lines change, taken together. */
  readonly shown: Cents;
  /** What others of the same time change, which are of another kind. */
  readonly notShown: Cents;
}

/** @param lines in the order in which they were made, as `statementOf` gives them */
export function partOf(
  lines: readonly StatementLine[],
  { kind, from, until }: StatementFilter,
): StatementPart {
  const isEarlier = ({ posting }: StatementLine) => from !== null && posting.at < from;
  const isLater = ({ posting }: StatementLine) => until !== null && posting.at >= until;
  // Clocks may step back between two postings; the order of the ledger is the one that adds up.
  const first = lines.findIndex((line) => !isEarlier(line));
  const start = first === -1 ? lines.length : first;
  const end = Math.max(start, lines.findLastIndex((line) => !isLater(line)) + 1);
  const within = lines.slice(start, end);
  const left = kind === null ? within : within.filter((line) => line.kind === kind);
  const total = sum(within.map(({ change }) => change));
  const shown = sum(left.map(({ change }) => change));
  return {
    lines: left,
    opening: lines[start - 1]?.balances ?? NO_BALANCES,
    closing: lines[end - 1]?.balances ?? NO_BALANCES,
    shown,
    notShown: subtract(total, shown),
  };
}

/** What came in and what went out with some lines, both at or above zero. */
export function turnoverOf(lines: readonly StatementLine[]): { readonly in: Cents; readonly out: Cents } {
  let [came, went] = [ZERO, ZERO];
  for (const { change } of lines) {
    if (change > 0) came = add(came, change);
    else went = subtract(went, change);
  }
  return { in: came, out: went };
}
