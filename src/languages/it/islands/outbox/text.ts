import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/outbox/text.ts';

export const outboxText: Words<typeof english.outboxText> = {
  title: 'Posta in uscita',
  intro:
    'Questo sito funziona interamente nel browser e non manda e-mail. Quelle che manderebbe sono conservate in questo browser e si possono leggere qui. Questa pagina esiste solo nei siti di questo tipo.',
  empty: 'Ancora niente',
  emptyHint:
    'Un’e-mail arriva qui quando qualcuno si registra, chiede una nuova password o cambia l’indirizzo e-mail di un account, e quando succede qualcosa a un membro con l’indirizzo verificato.',
  register: 'Registrati',
  forgotPassword: 'Chiedi una nuova password',
  to: 'A',
  sent: 'Inviata',
};
