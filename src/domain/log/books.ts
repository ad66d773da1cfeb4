import { type Cents, cents, ZERO } from '#domain/money/cents.ts';
import { type LedgerAccount, LedgerBroken, ownerOf, type Posting } from '#domain/money/ledger.ts';

/**
 * The books of the public log, in the order in which money passes through them. All members' books together
 * are one: the log must not tell from which of their own books a member pays.
 */
export const PUBLIC_BOOKS = ['external', 'house', 'members'] as const;
export type PublicBook = (typeof PUBLIC_BOOKS)[number];

/** What each book holds. They add up to zero. */
export type PublicBooks = Readonly<Record<PublicBook, Cents>>;

export const EMPTY_BOOKS: PublicBooks = { external: ZERO, house: ZERO, members: ZERO };

const publicBookOf = (account: LedgerAccount): PublicBook =>
  account === 'external' || account === 'house' ? account : 'members';

/** What a request moves from one public book to another; zero cents if the money stays with members. */
export interface NetMovement {
  readonly from: PublicBook;
  readonly to: PublicBook;
  readonly cents: Cents;
}

const AMONG_MEMBERS: NetMovement = { from: 'members', to: 'members', cents: ZERO };

/**
 * @param postings all postings of one request
 * @throws LedgerBroken when they move money between more than two books
 */
export function netMovement(postings: readonly Posting[]): NetMovement {
  const change = { external: 0, house: 0, members: 0 };
  for (const { from, to, amount } of postings) {
    change[publicBookOf(from)] -= amount;
    change[publicBookOf(to)] += amount;
  }
  const [from, ...otherSources] = PUBLIC_BOOKS.filter((book) => change[book] < 0);
  const [to, ...otherTargets] = PUBLIC_BOOKS.filter((book) => change[book] > 0);
  if (!from || !to) return AMONG_MEMBERS;
  if (otherSources.length + otherTargets.length > 0) {
    throw new LedgerBroken(`${postings[0]?.id} moves money between three books of the public log`);
  }
  return { from, to, cents: cents(change[to]) };
}

/** Whether all postings touch the same members. Then each has everything that the entry commits to. */
export const haveSameOwners = ([first, ...rest]: readonly Posting[]): boolean =>
  first !== undefined && rest.every((posting) => ownersIn(posting) === ownersIn(first));

const ownersIn = ({ from, to }: Posting): string =>
  [...new Set([ownerOf(from), ownerOf(to)])]
    .filter((owner) => owner !== null)
    .sort()
    .join(' ');
