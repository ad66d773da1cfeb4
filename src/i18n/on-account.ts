import type { Balances } from '#domain/money/ledger.ts';
import { usdShort } from './format.ts';

/** What the sum of a member's books is made of. */
export function onAccount({ earning, held, locked }: Balances): string {
  if (locked > 0 && earning === 0 && held === 0) return 'All on the account, locked: it cannot be withdrawn';
  return `Earning + ${held > 0 ? `${usdShort(held)} held + ` : ''}${usdShort(locked)} locked`;
}
