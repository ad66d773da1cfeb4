import { usdShort } from '#i18n/format.ts';
import type * as english from '#i18n/on-account.ts';

export const onAccount: typeof english.onAccount = ({ earning, held, locked }) => {
  if (locked > 0 && earning === 0 && held === 0) {
    return 'Tutto quello che hai sul conto, bloccato: non si può prelevare';
  }
  return `Guadagni + ${held > 0 ? `${usdShort(held)} in sospeso + ` : ''}${usdShort(locked)} bloccati`;
};
