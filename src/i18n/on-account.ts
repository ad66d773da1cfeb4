import type { Balances } from '#domain/money/ledger.ts';
import { usdShort } from './format.ts';

/** What the sum of a member's books is made of. */
export function onAccount({ held, locked }: Balances): string {
  if (held === 0 && locked === 0) return 'Earning and Active deposit together';
  const parts = [held > 0 && `${usdShort(held)} held`, locked > 0 && `${usdShort(locked)} locked`];
  return ['Earning', ...parts].filter(Boolean).join(' + ');
}
