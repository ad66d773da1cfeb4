import { usdShort } from '#i18n/format.ts';
import type * as english from '#i18n/on-account.ts';

export const onAccount: typeof english.onAccount = ({ held, locked }) => {
  if (held === 0 && locked === 0) return 'Guadagni e Deposito attivo insieme';
  const parts = [held > 0 && `${usdShort(held)} in sospeso`, locked > 0 && `${usdShort(locked)} bloccati`];
  return ['Guadagni', ...parts].filter(Boolean).join(' + ');
};
