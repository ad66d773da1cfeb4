import { usdShort } from '#i18n/format.ts';
import type * as english from '#i18n/on-account.ts';

export const onAccount: typeof english.onAccount = (all, locked) => {
  if (locked === 0) return 'Tutto quello che hai sul conto';
  return locked === all
    ? 'Tutto quello che hai sul conto, bloccato: non si può prelevare'
    : `Tutto quello che hai sul conto, di cui ${usdShort(locked)} bloccati`;
};
