import type { Cents } from '#domain/money/cents.ts';
import type { ProgrammeBook } from '#domain/money/programme-totals.ts';
import { MINIMUM_WITHDRAWAL } from '#domain/withdrawals/withdrawal.ts';
import { usdShort } from './format.ts';

/** Separate from the statement's text, because every screen may name a book. */
export const BOOK_NAMES: Readonly<Record<ProgrammeBook, string>> = {
  external: 'Outside',
  house: 'The programme',
  locked: 'Active deposit',
  earning: 'Earning',
  held: 'Held',
};

export const bookText = {
  earningHint: (earning: Cents) =>
    earning < MINIMUM_WITHDRAWAL ? `A withdrawal needs ${usdShort(MINIMUM_WITHDRAWAL)}` : 'Withdrawable now',
  /** Where what is held has no card of its own. */
  earningAndHeld: (held: string) => `${held} more is held for a withdrawal`,
  /** All the books of a member together. */
  saving: 'Saving',
  lockedHint: 'Locked: it pays for levels and cannot be withdrawn',
  result: 'Result so far',
  /** When a walk is over. */
  resultAtEnd: 'Your result',
  resultHint: (putIn: string, out: string) => `${putIn} in, ${out} out or withdrawable`,
  heldHint: 'Reserved for withdrawals under way',
} as const;
