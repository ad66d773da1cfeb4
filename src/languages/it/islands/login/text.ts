import type { LogInErrors } from '#domain/accounts/login.ts';
import { EMAIL_SENTENCES } from '#i18n/account-fields.ts';
import { errorText, type SentencesFor } from '#i18n/field-errors.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/login/text.ts';

const sentences: SentencesFor<LogInErrors> = {
  email: EMAIL_SENTENCES,
  password: { required: 'Inserisci la tua password.' },
};

export const logInText: Words<typeof english.logInText> = {
  title: 'Accedi',
  about:
    'Accedi per provare un programma a matrice con monete di prova, che non hanno alcun valore reale. Per dare un’occhiata come ospite non serve un account.',
  form: {
    fields: { email: { label: 'E-mail' }, password: { label: 'Password' } },
    error: errorText(sentences),
    submit: 'Accedi',
    sending: 'Accesso in corso…',
  },
  forgotten: 'Password dimenticata?',
  noAccount: 'Non hai ancora un account?',
  register: 'Registrati',
  notices: {
    registered: {
      title: 'Ti abbiamo mandato un’e-mail',
      text: 'Apri il link nell’e-mail per verificare il tuo indirizzo. Puoi accedere subito. Se con questo indirizzo c’era già un account, l’e-mail serve invece a scegliere una nuova password.',
    },
    'registered-unmailed': {
      title: 'Puoi accedere',
      text: 'Però l’e-mail non è partita. Per verificare il tuo indirizzo, accedi e fattela mandare di nuovo dal tuo profilo. Se con questo indirizzo c’era già un account, imposta invece una nuova password.',
    },
    verified: {
      title: 'Il tuo indirizzo è verificato',
      text: 'Accedi per continuare.',
    },
    'account-deleted': {
      title: 'Il tuo account è stato eliminato',
      text: 'I tuoi dati non ci sono più. Le voci del registro restano, senza il tuo nome.',
    },
    'password-changed': {
      title: 'La tua password è stata cambiata',
      text: 'Accedi con quella nuova. Tutte le sessioni precedenti dell’account sono state chiuse.',
    },
  },
};

export const googleText: Words<typeof english.googleText> = {
  logIn: 'Accedi con Google',
  loggingIn: 'In attesa della finestra di Google…',
};
