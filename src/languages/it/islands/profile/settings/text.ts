import type { EmailChangeErrors } from '#domain/accounts/email-change.ts';
import type { NewPasswordErrors } from '#domain/accounts/new-password.ts';
import type { CurrentPasswordErrors } from '#domain/accounts/reauthentication.ts';
import { errorText, type SentencesFor } from '#i18n/field-errors.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/profile/settings/text.ts';
import {
  CONFIRMATION_SENTENCES,
  DETAILS_FIELDS,
  DETAILS_SENTENCES,
  EMAIL_SENTENCES,
  NEW_PASSWORD_HINT,
  NEW_PASSWORD_SENTENCES,
} from '#i18n/account-fields.ts';
import { FAILURE_SENTENCES } from '#i18n/errors.ts';

const emailSentences: SentencesFor<EmailChangeErrors> = {
  email: {
    ...EMAIL_SENTENCES,
    required: 'Inserisci il nuovo indirizzo e-mail.',
    'same-as-present': 'L’account ha già questo indirizzo. Inseriscine un altro.',
  },
};

const passwordSentences: SentencesFor<NewPasswordErrors> &
  SentencesFor<{ readonly password: 'password-unchanged' }> = {
  password: { ...NEW_PASSWORD_SENTENCES, 'password-unchanged': FAILURE_SENTENCES['password-unchanged'] },
  confirmPassword: CONFIRMATION_SENTENCES,
};

export const accountSettingsText: Words<typeof english.accountSettingsText> = {
  groups: { details: 'Dati ed e-mail', signIn: 'Accesso', data: 'I tuoi dati' },

  details: {
    title: 'Modifica i tuoi dati',
    form: {
      fields: DETAILS_FIELDS,
      error: errorText(DETAILS_SENTENCES),
      submit: 'Salva i dati',
      sending: 'Salvataggio…',
    },
    saved: 'I tuoi dati sono stati salvati.',
  },

  email: {
    title: 'Cambia la tua e-mail',
    text: (email) =>
      `L’account ha l’indirizzo ${email}. Mandiamo un link a quello nuovo: quando lo apri, l’indirizzo cambia.`,
    form: {
      fields: { email: { label: 'Nuova e-mail' } },
      error: errorText(emailSentences),
      submit: 'Manda il link',
      sending: 'Invio in corso…',
    },
    sent: (email) =>
      `Se nessun altro account ha l’indirizzo ${email}, a quell’indirizzo sta arrivando un link, valido un giorno.`,
  },

  mails: 'Scegli quali e-mail ricevere',
  secondFactor: 'Secondo fattore',

  password: {
    title: 'Cambia la tua password',
    form: {
      fields: {
        password: { label: 'Nuova password', hint: NEW_PASSWORD_HINT },
        confirmPassword: { label: 'Conferma la nuova password' },
      },
      error: errorText(passwordSentences),
      submit: 'Cambia la password',
      sending: 'Cambio della password…',
    },
    changed: 'La tua password è stata cambiata. Usa quella nuova al prossimo accesso.',
  },

  sessions: { title: 'Dove hai fatto l’accesso' },
  push: { title: 'Notifiche' },

  data: {
    title: 'Scarica i tuoi dati',
    text: 'Un solo file (JSON) con il tuo account e la foto, i depositi con le prove di pagamento, i prelievi, i messaggi e i movimenti.',
    whole: 'Scarica i dati di tutti i membri conservati in questo browser',
    button: 'Scarica i miei dati',
    collecting: 'Raccolta dei dati…',
    saved: 'File scaricato.',
    notes:
      'Gli importi sono espressi in centesimi di dollaro USA e riguardano monete di prova, che non hanno alcun valore reale. Gli orari sono in UTC. Le immagini sono incluse come data URL.',
  },

  askedErasure: {
    title: 'Il tuo account è in attesa di eliminazione',
    asked: 'La tua richiesta:',
    waits:
      'I soldi di un prelievo sono ancora in viaggio. Quando arrivano, un operatore completa l’eliminazione, oppure puoi eliminare tu l’account, qui sotto.',
    keep: 'Non eliminare il mio account',
    keeping: 'Un momento…',
  },

  deletion: {
    title: 'Elimina il tuo account',
    goes: 'Vengono eliminati il tuo nome, l’e-mail, il numero di telefono, il Paese, la password, la foto, i depositi, le prove di pagamento, i prelievi e i messaggi. Nessuno può recuperarli.',
    ends: 'Prima vengono annullati i prelievi aperti ed eliminati i depositi in attesa. Il tuo link d’invito smette di funzionare.',
    stays:
      'Le voci del registro restano, senza il tuo nome. Resta anche il tuo nome utente, e nessun altro può prenderlo: i partner ti conoscono con quel nome. Le monete di prova sul conto restano; non hanno alcun valore.',
    button: 'Elimina l’account',
    confirmTitle: 'Eliminare per sempre questo account?',
    confirm: 'Elimina per sempre',
    confirming: 'Eliminazione in corso…',
    keep: 'Non eliminare',
  },
};

const sentences: SentencesFor<CurrentPasswordErrors> &
  SentencesFor<{ readonly currentPassword: 'wrong-password' }> = {
  currentPassword: {
    required: 'Inserisci la password di questo account.',
    'wrong-password': 'Non è la password di questo account. Scrivila di nuovo.',
  },
};

export const reauthenticationText: Words<typeof english.reauthenticationText> = {
  title: 'Sei tu?',
  text: 'È passato un po’ di tempo dall’accesso. Conferma che l’account è tuo: l’operazione riprenderà da sola.',
  form: {
    fields: { currentPassword: { label: 'Password attuale' } },
    error: errorText(sentences),
    submit: 'Conferma',
    sending: 'Conferma in corso…',
  },
  google: 'Conferma con Google',
  confirming: 'In attesa della finestra di Google…',
  otherGoogleAccount: 'Questo è un altro account Google. Scegli quello con cui accedi.',
  cancel: 'Annulla',
};
