import type { EmailFormErrors } from '#domain/accounts/login.ts';
import { EMAIL_SENTENCES } from '#i18n/account-fields.ts';
import { errorText, type SentencesFor } from '#i18n/field-errors.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/forgot-password/text.ts';

const sentences: SentencesFor<EmailFormErrors> = { email: EMAIL_SENTENCES };

export const forgottenPasswordText: Words<typeof english.forgottenPasswordText> = {
  title: 'Password dimenticata',
  intro:
    'Inserisci l’indirizzo e-mail del tuo account. Ti mandiamo un link per scegliere una nuova password.',
  introWithOutbox:
    'Inserisci l’indirizzo e-mail del tuo account. Il link per scegliere una nuova password comparirà nella pagina «Posta in uscita».',
  outbox: '«Posta in uscita»',
  form: {
    fields: { email: { label: 'E-mail' } },
    error: errorText(sentences),
    submit: 'Chiedi il link',
    sending: 'Un momento…',
  },
  outboxTitle: 'Guarda nella posta in uscita',
  outboxText: (email) =>
    `Se ${email} ha un account qui, il link resta per un’ora nella posta in uscita di questo browser.`,
  sentTitle: 'Controlla la tua posta',
  sentText: (email) =>
    `Se esiste un account con l’indirizzo ${email}, tra poco arriva un’e-mail con un link. Il link vale un’ora.`,
  sentHint:
    'Non arriva niente? Guarda nella posta indesiderata, oppure controlla l’indirizzo e chiedi un altro link.',
  again: 'Chiedi un altro link',
  noAccount: 'Non hai ancora un account?',
  register: 'Registrati',
  elsewhere: 'L’account è in un altro browser?',
  loadFile: 'Carica un file scaricato lì',
};
