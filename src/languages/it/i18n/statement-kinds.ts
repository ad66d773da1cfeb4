import type * as english from '#i18n/statement-kinds.ts';

export const STATEMENT_KIND_NAMES: typeof english.STATEMENT_KIND_NAMES = {
  credit: 'Deposito accreditato',
  earned: 'Guadagno',
  hold: 'In sospeso per un prelievo',
  pay: 'Prelievo pagato',
  release: 'Importo restituito',
  activation: 'Livello attivato',
  creditReversal: 'Storno di un deposito',
  payReversal: 'Storno di un prelievo',
};
