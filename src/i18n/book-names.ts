import type { MemberBook } from '#domain/money/ledger.ts';

/** Separate from the statement's text, because every screen may name a book. */
export const BOOK_NAMES: Readonly<Record<MemberBook, string>> = {
  locked: 'Active deposit',
  earning: 'Earning',
  held: 'Held',
};

export const bookText = {
  earningHint: 'Withdrawable',
  lockedHint: 'Locked: it pays for levels and cannot be withdrawn',
  held: (amount: string) => `${amount} more is held for withdrawals under way.`,
} as const;
