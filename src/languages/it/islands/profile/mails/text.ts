import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/profile/mails/text.ts';

export const mailsText: Words<typeof english.mailsText> = {
  text: 'Nella Home trovi comunque tutto quello che succede. Le e-mail sulla sicurezza del tuo account arrivano sempre.',
  unverified: 'Le e-mail arriveranno quando avrai verificato il tuo indirizzo.',
  languages: { it: 'Italiano', en: 'English' },
  form: {
    fields: {
      deposits: { label: 'Depositi: accreditati, rifiutati, scaduti' },
      withdrawals: { label: 'Prelievi: pagati, inviati, rifiutati' },
      messages: { label: 'Risposte degli operatori' },
      language: { label: 'Lingua delle tue e-mail' },
    },
    error: () => '',
    submit: 'Salva',
    sending: 'Salvataggio…',
  },
  saved: 'La tua scelta è stata salvata.',
};
