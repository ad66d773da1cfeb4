import type { NewPasswordErrors } from '#domain/accounts/new-password.ts';
import { CONFIRMATION_SENTENCES, NEW_PASSWORD_HINT, NEW_PASSWORD_SENTENCES } from '#i18n/account-fields.ts';
import { errorText, type SentencesFor } from '#i18n/field-errors.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/email-action/text.ts';

const sentences: SentencesFor<NewPasswordErrors> = {
  password: NEW_PASSWORD_SENTENCES,
  confirmPassword: CONFIRMATION_SENTENCES,
};

export const emailActionText: Words<typeof english.emailActionText> = {
  title: 'Link ricevuto per e-mail',

  incomplete: 'Questo link è incompleto',
  foreign:
    'Manca una parte del link. Riapri l’e-mail; se il link ti riporta ancora qui, l’e-mail non l’ha mandata questo sito.',
  foreignInOutbox:
    'Manca una parte del link. Quello intero è nell’e-mail, nella posta in uscita del browser da cui l’hai chiesto.',
  origin:
    'Link come questo servono a verificare un indirizzo, scegliere una nuova password o annullare un cambio di indirizzo.',
  askForReset: 'Chiedi un nuovo link',
  askForVerification:
    'Forse l’indirizzo è già verificato: lo vedi nel tuo profilo, da cui puoi anche farti mandare un nuovo link.',
  askForChange:
    'Forse l’indirizzo è già stato cambiato: lo vedi nel tuo profilo, da cui puoi anche farti mandare un nuovo link.',
  toProfile: 'Vai al tuo profilo',
  askForRecovery:
    'Forse l’indirizzo è già stato ripristinato. In tal caso imposta una nuova password, che nessun altro conosca.',

  verify: {
    title: 'Verifica il tuo indirizzo e-mail',
    text: (email) => `Premi il pulsante per confermare che ${email} è il tuo indirizzo.`,
    button: 'Verifica l’indirizzo',
    running: 'Verifica in corso…',
    doneTitle: 'Il tuo indirizzo è verificato',
    doneText: (email) => `${email} è ora l’indirizzo verificato del tuo account.`,
  },
  goOn: 'Vai alla Home',

  change: {
    title: 'Conferma il tuo nuovo indirizzo e-mail',
    text: (email) =>
      `Se premi il pulsante, ${email} diventa l’indirizzo del tuo account. Poi dovrai usarlo per accedere di nuovo.`,
    button: 'Usa questo indirizzo',
    running: 'Cambio dell’indirizzo…',
    doneTitle: 'Il tuo indirizzo è stato cambiato',
    doneText: (email) =>
      `Ora l’indirizzo dell’account è ${email}. La sessione è chiusa: accedi con il nuovo indirizzo. Per trenta giorni puoi annullare il cambio con il link mandato al vecchio indirizzo.`,
  },
  logIn: 'Accedi',

  recover: {
    title: 'Ripristina il tuo indirizzo e-mail',
    text: (email) =>
      `Se premi il pulsante, ${email} torna a essere l’indirizzo del tuo account. Tutte le sessioni dell’account si chiudono.`,
    button: 'Ripristina l’indirizzo',
    running: 'Ripristino dell’indirizzo…',
    doneTitle: 'Il tuo indirizzo è stato ripristinato',
    doneText: (email) =>
      `L’indirizzo dell’account è di nuovo ${email}. Chi l’ha cambiato forse conosce la tua password: impostane subito una nuova.`,
  },
  resetMail: {
    button: 'Mandami un link per una nuova password',
    running: 'Invio in corso…',
    done: (email) => `Abbiamo mandato un link a ${email}. Vale un’ora.`,
  },

  resetTitle: 'Scegli una nuova password',
  resetText: (email) => `Per l’account con l’indirizzo ${email}.`,
  reset: {
    fields: {
      password: { label: 'Nuova password', hint: NEW_PASSWORD_HINT },
      confirmPassword: { label: 'Conferma la nuova password' },
    },
    error: errorText(sentences),
    submit: 'Imposta la nuova password',
    sending: 'Impostazione della password…',
  },
};
