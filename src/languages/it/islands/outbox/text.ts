import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/outbox/text.ts';

export const outboxText: Words<typeof english.outboxText> = {
  title: 'Posta in uscita',
  intro:
    'Da questo browser non parte nessuna e-mail: quelle che il sito invierebbe restano qui, e puoi leggerle.',
  empty: 'Ancora nessuna e-mail',
  emptyHint:
    'Registrati, o chiedi una nuova password, e qui arriverà un’e-mail. I membri con l’indirizzo verificato ne ricevono una anche quando c’è una novità per loro.',
  register: 'Registrati',
  forgotPassword: 'Chiedi una nuova password',
  to: 'A',
  sent: 'Inviata',
};
