import type { MemberBook } from '#domain/money/ledger.ts';

/** Apart from the words of the statement: every screen may have to name a book. */
export const BOOK_NAMES: Readonly<Record<MemberBook, string>> = {
  locked: 'Active deposit',
  earning: 'Earning',
  held: 'Held',
};
