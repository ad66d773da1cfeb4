import { add, type Cents, ZERO } from './cents.ts';
import { bookOf, type Posting, totals } from './ledger.ts';

export type ProgrammeBook = ReturnType<typeof bookOf>;

/** The sums over all accounts of the ledger, with members' books of one kind added up. They add up to zero. */
export type ProgrammeTotals = Readonly<Record<ProgrammeBook, Cents>>;

/** In the order in which money passes through them. */
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
