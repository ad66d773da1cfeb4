import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/outbox/text.ts';

export const outboxText: Words<typeof english.outboxText> = {
  title: 'Posta in uscita',
  intro:
    'Da questo browser non parte nessuna e-mail: quelle che il sito invierebbe restano qui, e puoi leggerle.',
  empty: 'Ancora nessuna e-mail',
  emptyHint:
    'Registrati, o chiedi una nuova password, e l’e-mail compare qui. Quando il tuo indirizzo è verificato, arrivano qui anche quelle su depositi, prelievi e messaggi.',
  forgotPassword: 'Chiedi una nuova password',
  to: 'A',
  sent: 'Inviata',
};
