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

/** A posting from one member's side. */
export interface StatementLine {
  readonly posting: Posting;
  readonly kind: StatementKind;
  /** Change of the member's total; zero if the posting moves money between the member's own books. */
  readonly change: Cents;
  /** The member's balances after it. */
  readonly balances: Balances;
}

/** A member's total: locked, withdrawable and held. */
export const worth = (balances: Balances): Cents => sum(MEMBER_BOOKS.map((book) => balances[book]));

/**
 * A member's postings in ledger order, each with the balances after it.
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

/** Whether a posting brings a member money, takes some, or moves it between the member's own books. */
export type Direction = 'in' | 'out' | 'within';

export function directionOf(uid: string, { from, to }: Posting): Direction {
  const [giver, taker] = [ownerOf(from), ownerOf(to)];
  if (giver === taker) return 'within';
  return taker === uid ? 'in' : 'out';
}

/** A posting's kind for its reader: the same activation costs one member money and brings another some. */
export type StatementKind = PostingKind | 'earned';

const kindOf = (uid: string, posting: Posting): StatementKind =>
  posting.kind === 'activation' && directionOf(uid, posting) === 'in' ? 'earned' : posting.kind;

/** Which lines of a statement to show. Null: no limit. */
export interface StatementFilter {
  readonly kind: StatementKind | null;
  /** Inclusive. */
  readonly from: Instant | null;
  /** Exclusive. */
  readonly until: Instant | null;
}

/** The lines that a filter selects, and their sums: opening + shown + not shown = closing. */
export interface StatementPart {
  /** In ledger order. */
  readonly lines: readonly StatementLine[];
  /** Balances before `from`. */
  readonly opening: Balances;
  /** Balances at `until`. */
  readonly closing: Balances;
  /** The change by the lines shown. */
  readonly shown: Cents;
  /** The change by lines of the same period but another kind. */
  readonly notShown: Cents;
}

/** @param lines in ledger order, as `statementOf` returns them */
export function partOf(
  lines: readonly StatementLine[],
  { kind, from, until }: StatementFilter,
): StatementPart {
  const isEarlier = ({ posting }: StatementLine) => from !== null && posting.at < from;
  const isLater = ({ posting }: StatementLine) => until !== null && posting.at >= until;
  // Clocks may step back between two postings; the ledger's order is the one that adds up.
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

/** Money received and money spent in some lines, both at or above zero. */
export function turnoverOf(lines: readonly StatementLine[]): { readonly in: Cents; readonly out: Cents } {
  let [came, went] = [ZERO, ZERO];
  for (const { change } of lines) {
    if (change > 0) came = add(came, change);
    else went = subtract(went, change);
  }
  return { in: came, out: went };
}
