import { add, type Cents, ZERO } from './cents.ts';
import { bookOf, type Posting, totals } from './ledger.ts';

export type ProgrammeBook = ReturnType<typeof bookOf>;

/** What all accounts of the ledger hold, all members' books of a kind as one. They add up to zero. */
export type ProgrammeTotals = Readonly<Record<ProgrammeBook, Cents>>;

/** In the order in which money goes through them. */
export const PROGRAMME_BOOKS = [
  'external',
  'house',
  'locked',
  'earning',
  'held',
] as const satisfies readonly ProgrammeBook[];

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
