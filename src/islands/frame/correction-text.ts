import { type Balances, MEMBER_BOOKS } from '#domain/money/ledger.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';
import { usd } from '#i18n/format.ts';

const balancesText = (balances: Balances): string =>
  MEMBER_BOOKS.map((book) => `${BOOK_NAMES[book]} ${usd(balances[book])}`).join(', ');

export const correctionText = {
  title: 'Your balances were wrong and have been set right',
  shown: (balances: Balances) => `Shown until now: ${balancesText(balances)}.`,
  right: (balances: Balances) => `Your statement adds up to: ${balancesText(balances)}. This is what counts.`,
  statement: 'See the statement',
  acknowledge: 'I have read this',
  acknowledging: 'One moment…',
} as const;
