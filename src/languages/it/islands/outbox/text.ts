import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/outbox/text.ts';

export const outboxText: Words<typeof english.outboxText> = {
  title: 'Posta in uscita',
  intro:
    'Questo sito funziona interamente nel browser, senza un server di posta, quindi non manda e-mail. Quelle che manderebbe restano in questo browser: le leggi in questa pagina.',
  empty: 'Ancora niente',
  emptyHint:
    'Qui arriva un’e-mail quando qualcuno si registra, chiede una nuova password o cambia l’indirizzo e-mail di un account, e quando c’è una novità per un membro con l’indirizzo verificato.',
  register: 'Registrati',
  forgotPassword: 'Chiedi una nuova password',
  to: 'A',
  sent: 'Inviata',
};
