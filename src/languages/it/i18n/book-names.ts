import { MINIMUM_WITHDRAWAL } from '#domain/withdrawals/withdrawal.ts';
import { usdShort } from '#i18n/format.ts';
import type * as english from '#i18n/book-names.ts';
import type { Words } from '#i18n/words.ts';

export const BOOK_NAMES: typeof english.BOOK_NAMES = {
  external: 'Esterno',
  house: 'Il programma',
  locked: 'Deposito attivo',
  earning: 'Guadagni',
  held: 'In sospeso',
};

export const bookText: Words<typeof english.bookText> = {
  earningHint: (earning) =>
    earning < MINIMUM_WITHDRAWAL
      ? `Per prelevare servono ${usdShort(MINIMUM_WITHDRAWAL)}`
      : 'Prelevabili subito',
  earningAndHeld: (held) => `Altri ${held} in sospeso per un prelievo`,
  saving: 'Totale',
  lockedHint: 'Bloccato: serve per i livelli e non si può prelevare',
  result: 'Risultato finora',
  resultAtEnd: 'Il tuo risultato',
  resultHint: (putIn, out) => `Versati ${putIn}; prelevati o prelevabili ${out}`,
  heldHint: 'Riservato ai prelievi in corso',
};
