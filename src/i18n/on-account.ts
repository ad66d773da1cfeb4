import type { Cents } from '#domain/money/cents.ts';
import { usdShort } from './format.ts';

/** What the sum of a member's books is, and what of it its owner cannot withdraw. */
export function onAccount(all: Cents, locked: Cents): string {
  if (locked === 0) return 'All on the account';
  return locked === all
    ? 'All on the account, locked: it cannot be withdrawn'
    : `All on the account, ${usdShort(locked)} of it locked`;
}
