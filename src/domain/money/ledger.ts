import type { Instant } from '#domain/time.ts';
import { add, type Cents, subtract, sum, ZERO } from './cents.ts';

/** A member's three ledger accounts: Active deposit, withdrawable, and held for a withdrawal in progress. */
export const MEMBER_BOOKS = ['locked', 'earning', 'held'] as const;
export type MemberBook = (typeof MEMBER_BOOKS)[number];

/** `external` is the outside world; `house` the programme itself. Both may go below zero, members' may not. */
export type LedgerAccount = 'external' | 'house' | `${MemberBook}:${string}`;

export type PostingKind = 'credit' | 'hold' | 'pay' | 'release' | 'activation' | 'reversal';

/** One movement of money. Never changed and never removed; a correction is a new posting. */
export interface Posting {
  /** Derived from the request's id, so that the same request cannot post twice. */
  readonly id: string;
  readonly kind: PostingKind;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  /** Above zero. */
  readonly amount: Cents;
  readonly at: Instant;
  /** Id of its deposit or withdrawal; for an activation, the level (`levelKey`). */
  readonly subject: string;
  /** A reversal has it, and no other kind. */
  readonly reversal?: Reversal;
}

/** What a reversal says besides: which posting it takes back, why, and who decided so. */
export interface Reversal {
  /** Id of that posting. */
  readonly of: string;
  /** Sequence of its entry in the public log. */
  readonly entry: number;
  readonly reason: string;
  /** Uid. */
  readonly operator: string;
}

/** The same, as the deposit or withdrawal says it to its member. */
export interface Reversed extends Pick<Reversal, 'reason'> {
  readonly at: Instant;
}

/**
 * Kinds that can be reversed: those by which money comes from outside, and leaves. All others move money that is inside, and
 * something else has followed from them: a place in a matrix, or the end of a withdrawal.
 */
const REVERSIBLE: readonly PostingKind[] = ['credit', 'pay'];

export const isReversible = ({ kind }: Posting): boolean => REVERSIBLE.includes(kind);

/** Whether a posting moves back exactly what another one moved. */
export const undoes = (reversal: Posting, original: Posting): boolean =>
  isReversible(original) &&
  reversal.reversal?.of === original.id &&
  reversal.from === original.to &&
  reversal.to === original.from &&
  reversal.amount === original.amount;

/** What a member has, by book. */
export type Balances = Readonly<Record<MemberBook, Cents>>;

export const NO_BALANCES: Balances = { locked: ZERO, earning: ZERO, held: ZERO };

export const memberAccount = (book: MemberBook, uid: string): LedgerAccount => `${book}:${uid}`;

/** The book of a ledger account, without its owner. */
export function bookOf(account: LedgerAccount): MemberBook | 'external' | 'house' {
  const name = ownerOf(account) === null ? account : account.slice(0, account.indexOf(':'));
  return name as ReturnType<typeof bookOf>;
}

/** The uid of a ledger account's owner, or null for `external` and `house`. */
export function ownerOf(account: LedgerAccount): string | null {
  return account === 'external' || account === 'house' ? null : account.slice(account.indexOf(':') + 1);
}

/** The uids of all members whose books the postings touch, each once. */
export function ownersOf(postings: readonly Posting[]): readonly string[] {
  const owners = postings.flatMap(({ from, to }) => [ownerOf(from), ownerOf(to)]);
  return [...new Set(owners.filter((owner) => owner !== null))];
}

/** One member's balances after all of their postings, in ledger order. @throws LedgerBroken */
export function balancesOf(uid: string, postings: Iterable<Posting>): Balances {
  return balancesAfter(NO_BALANCES, uid, postings);
}

/**
 * A member's balances after further postings; those of other members change nothing.
 * @throws LedgerBroken when a posting is invalid, or takes more from a book than it holds
 */
export function balancesAfter(balances: Balances, uid: string, postings: Iterable<Posting>): Balances {
  const books = new Map(MEMBER_BOOKS.map((book) => [memberAccount(book, uid), balances[book]]));
  for (const posting of postings) {
    assertPosting(posting);
    move(books, posting, (account) => books.has(account));
  }
  const inBook = (book: MemberBook) => books.get(memberAccount(book, uid)) ?? ZERO;
  return { locked: inBook('locked'), earning: inBook('earning'), held: inBook('held') };
}

/**
 * What every account of the ledger holds after all postings, in ledger order. Accounts without postings are absent.
 *
 * @throws LedgerBroken when an invariant fails at any point: ids are unique, amounts are whole and above zero, no
 *   member's book is ever below zero, each reversal takes back one earlier posting that no other does, and all accounts add
 *   up to zero
 */
export function totals(postings: Iterable<Posting>): ReadonlyMap<LedgerAccount, Cents> {
  const accounts = new Map<LedgerAccount, Cents>();
  const ids = new Set<string>();
  const reversible = new Map<string, Posting>();
  for (const posting of postings) {
    assertPosting(posting);
    if (ids.has(posting.id)) throw new LedgerBroken(`posted twice: ${posting.id}`);
    ids.add(posting.id);
    if (isReversible(posting)) reversible.set(posting.id, posting);
    if (posting.reversal) takeBack(reversible, posting, posting.reversal);
    move(accounts, posting, () => true);
  }
  const total = sum(accounts.values());
  if (total !== ZERO) throw new LedgerBroken(`all accounts add up to ${total}`);
  return accounts;
}

/** An invariant of the ledger does not hold: a bug, never a person's mistake. */
export class LedgerBroken extends Error {
  constructor(what: string) {
    super(`The ledger is broken: ${what}`);
    this.name = 'LedgerBroken';
  }
}

function assertPosting({ id, kind, from, to, amount, reversal }: Posting): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new LedgerBroken(`${id} moves ${amount}`);
  if (from === to) throw new LedgerBroken(`${id} moves from ${from} to itself`);
  if ((kind === 'reversal') !== (reversal !== undefined)) {
    throw new LedgerBroken(`${id} is a ${kind} ${reversal ? 'that names' : 'without'} a posting to reverse`);
  }
}

/** @param reversible by id: what no reversal has taken back yet */
function takeBack(reversible: Map<string, Posting>, posting: Posting, { of }: Reversal): void {
  const original = reversible.get(of);
  if (!original || !undoes(posting, original)) throw new LedgerBroken(`${posting.id} does not undo ${of}`);
  reversible.delete(of);
}

function move(
  accounts: Map<LedgerAccount, Cents>,
  { id, from, to, amount }: Posting,
  isKept: (account: LedgerAccount) => boolean,
): void {
  if (isKept(from)) {
    const left = subtract(accounts.get(from) ?? ZERO, amount);
    if (left < 0 && ownerOf(from) !== null) throw new LedgerBroken(`${id} leaves ${left} in ${from}`);
    accounts.set(from, left);
  }
  if (isKept(to)) accounts.set(to, add(accounts.get(to) ?? ZERO, amount));
}
