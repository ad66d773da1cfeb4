import { usdShort } from '#i18n/format.ts';
import type * as english from '#i18n/on-account.ts';

export const onAccount: typeof english.onAccount = ({ earning, held, locked }) => {
  if (held === 0 && locked === 0) return 'Tutto quello che hai sul conto';
  if (held === 0 && earning === 0) return 'Tutto quello che hai sul conto, bloccato: non si può prelevare';
  const parts = [held > 0 && `${usdShort(held)} in sospeso`, locked > 0 && `${usdShort(locked)} bloccati`];
  return ['Guadagni', ...parts].filter(Boolean).join(' + ');
};
