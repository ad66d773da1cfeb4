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

/** What the postings of each kind have changed a member's total by so far. A kind that has changed nothing is absent. */
export type RunningSums = Readonly<Partial<Record<StatementKind, Cents>>>;

/** What a member has at a moment, and how it came about: two of them give the sums of the time between. */
export interface Position {
  readonly balances: Balances;
  readonly sums: RunningSums;
}

export const NOTHING_POSTED: Position = { balances: NO_BALANCES, sums: {} };

/**
 * A posting, and one member's position after it: backends keep the two together, so neither a page nor a sum needs the
 * postings before it.
 */
export interface Posted extends Position {
  readonly posting: Posting;
}

/** @throws LedgerBroken as `balancesAfter` */
export function positionAfter({ balances, sums }: Position, uid: string, posting: Posting): Position {
  const [kind, change] = [kindOf(uid, posting), changeBy(uid, posting)];
  return {
    balances: balancesAfter(balances, uid, [posting]),
    sums: change === 0 ? sums : { ...sums, [kind]: add(sums[kind] ?? ZERO, change) },
  };
}

/** A posting from one member's side. */
export interface StatementEntry extends Posted {
  readonly kind: StatementKind;
  /** Change of the member's total; zero if the posting moves money between the member's own books. */
  readonly change: Cents;
}

/** A member's total: locked, withdrawable and held. */
export const worth = (balances: Balances): Cents => sum(MEMBER_BOOKS.map((book) => balances[book]));

export const statementEntry = (uid: string, posted: Posted): StatementEntry => ({
  ...posted,
  kind: kindOf(uid, posted.posting),
  change: changeBy(uid, posted.posting),
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

/** What explains every cent of a period: opening + all groups + not shown = closing. */
export interface StatementSums {
  /** The change by postings of the kinds that are shown. */
  readonly byGroup: Readonly<Record<StatementGroup, Cents>>;
  /** The change by postings of other kinds. */
  readonly notShown: Cents;
}

const ALL_KINDS: readonly StatementKind[] = Object.values(STATEMENT_GROUPS).flat();

export const isSameSums = (one: RunningSums, other: RunningSums): boolean =>
  ALL_KINDS.every((kind) => (one[kind] ?? ZERO) === (other[kind] ?? ZERO));

/** The sums of the time between two positions, however many postings lie between them. @param kinds null: all */
export function sumsBetween(
  opening: Position,
  closing: Position,
  kinds: readonly StatementKind[] | null,
): StatementSums {
  const changeOf = (group: StatementGroup) =>
    sum(
      STATEMENT_GROUPS[group]
        .filter((kind) => kinds === null || kinds.includes(kind))
        .map((kind) => subtract(closing.sums[kind] ?? ZERO, opening.sums[kind] ?? ZERO)),
    );
  const byGroup = {
    income: changeOf('income'),
    levels: changeOf('levels'),
    deposits: changeOf('deposits'),
    withdrawals: changeOf('withdrawals'),
  };
  const change = subtract(worth(closing.balances), worth(opening.balances));
  return { byGroup, notShown: subtract(change, sum(Object.values(byGroup))) };
}
