import { add, type Cents, ZERO } from './cents.ts';
import { type LedgerAccount, type MemberBook, ownerOf, type Posting, totals } from './ledger.ts';

/** What all accounts of the ledger hold, all members' books of a kind as one. They add up to zero. */
export type ProgrammeTotals = Readonly<Record<ProgrammeBook, Cents>>;

/** In the order in which money goes through them. */
export const PROGRAMME_BOOKS = [
  'external',
  'house',
  'locked',
  'earning',
  'held',
] as const satisfies readonly (MemberBook | 'external' | 'house')[];
export type ProgrammeBook = (typeof PROGRAMME_BOOKS)[number];

/** @throws LedgerBroken as `totals` */
export function programmeTotals(postings: Iterable<Posting>): ProgrammeTotals {
  const books: Record<ProgrammeBook, Cents> = {
    external: ZERO,
    house: ZERO,
    locked: ZERO,
    earning: ZERO,
    held: ZERO,
  };
  for (const [account, amount] of totals(postings)) {
    const book = bookOf(account);
    books[book] = add(books[book], amount);
  }
  return books;
}

function bookOf(account: LedgerAccount): ProgrammeBook {
  const name = ownerOf(account) === null ? account : account.slice(0, account.indexOf(':'));
  return name as ProgrammeBook;
}
