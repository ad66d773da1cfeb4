import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import type { RegistrationErrors } from '#domain/accounts/registration.ts';
import {
  CONFIRMATION_SENTENCES,
  DETAILS_FIELDS,
  DETAILS_SENTENCES,
  EMAIL_SENTENCES,
  NEW_PASSWORD_HINT,
  NEW_PASSWORD_SENTENCES,
  UPLINE_FIELD,
  UPLINE_SENTENCES,
} from '#i18n/account-fields.ts';
import { FAILURE_SENTENCES } from '#i18n/errors.ts';
import { errorText, type SentencesFor } from '#i18n/field-errors.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/register/text.ts';

const sentences: SentencesFor<RegistrationErrors> & SentencesFor<english.FurtherErrors> = {
  ...DETAILS_SENTENCES,
  email: EMAIL_SENTENCES,
  username: {
    required: 'Scegli un nome utente.',
    'too-short': 'Il nome utente è troppo corto. Usa almeno 3 caratteri.',
    'too-long': 'Il nome utente è troppo lungo. Usa al massimo 20 caratteri.',
    'bad-characters': 'Il nome utente può contenere solo le lettere dalla a alla z, le cifre da 0 a 9 e _.',
    reserved: 'Questo nome utente è del programma stesso. Scegline un altro.',
    'staff-like': 'Questo nome potrebbe sembrare quello di un operatore. Evita parole come admin.',
    'username-taken': FAILURE_SENTENCES['username-taken'],
  },
  password: NEW_PASSWORD_SENTENCES,
  confirmPassword: CONFIRMATION_SENTENCES,
  upline: { ...UPLINE_SENTENCES, 'none-named': 'Scrivi il suo nome utente, oppure scegli «Nessuno».' },
  uplineConfirmed: { unconfirmed: 'Conferma che ti ha invitato questo membro, oppure cambialo.' },
};

const USERNAME_STAYS = 'I partner lo vedono. È definitivo.';

/** In the order of the page, which the error summary follows. */
const fields = {
  firstName: DETAILS_FIELDS.firstName,
  lastName: DETAILS_FIELDS.lastName,
  email: { label: 'E-mail', hint: 'La usi per accedere e la verifichi con un link.' },
  username: {
    label: 'Nome utente',
    hint: `Da 3 a 20 caratteri: a–z, 0–9 o _.\n${USERNAME_STAYS}`,
  },
  password: { label: 'Password', hint: NEW_PASSWORD_HINT },
  confirmPassword: { label: 'Conferma la password' },
  phoneNumber: DETAILS_FIELDS.phoneNumber,
  country: DETAILS_FIELDS.country,
  upline: UPLINE_FIELD,
  uplineConfirmed: { label: 'Sì, mi ha invitato questo membro' },
};

const error = errorText(sentences);

export const registerText: Words<typeof english.registerText> = {
  title: 'Registrati',
  description:
    'Apri un account per provare il programma con monete di prova: fai un deposito, attivi livelli, vedi chi viene pagato. Niente soldi veri, e non costa nulla.',
  intro: 'Solo monete di prova, niente soldi veri.',
  accepting: 'Creandolo accetti le',
  terms: 'Condizioni d’uso',
  haveAccount: 'Hai già un account?',
  sentHere: {
    members: 'La pagina che volevi aprire è riservata ai membri. Hai già un account?',
    operators: 'La pagina che volevi aprire è riservata agli operatori. Hai già un account?',
  },
  logIn: 'Accedi',
  optional: 'Telefono e Paese (facoltativi)',
  emailHere: {
    ...fields.email,
    hint: 'La usi per accedere. Il link per verificarla ti aspetta nella posta in uscita di questo browser.',
  },
  form: { fields, error, submit: 'Crea l’account', sending: 'Creazione dell’account…' },

  upgrade: {
    title: 'Trasforma il tuo account ospite in uno completo',
    text: 'Tutto quello che contiene resta: depositi, prelievi e messaggi. In più scegli un nome utente tuo.',
    logIn: {
      anyBrowser: 'Poi accedi con la tua e-mail da qualsiasi browser.',
      thisBrowser: 'Poi accedi con la tua e-mail, in questo browser: il sito conserva l’account solo qui.',
    },
    upline: (username) => `La tua upline resta ${username}.`,
    notNow: 'Non ora: torna alla Home',
    sent: {
      title: 'Ti abbiamo mandato un’e-mail',
      text: (email) =>
        `Guarda nella posta di ${email}. Se con questo indirizzo c’era già un account, l’e-mail serve a scegliere una nuova password per quello, e questo resta un account ospite.`,
      again: 'Usa un altro indirizzo',
    },
    form: { fields, error, submit: 'Passa a un account completo', sending: 'Un momento…' },
  },

  completion: {
    title: 'Completa il tuo account',
    text: (email) => `Hai fatto l’accesso con ${email}. Per diventare membro manca ancora qualche dato.`,
    takePhoto: 'Usa la mia foto di Google',
    another: 'Non sei tu, o vuoi un altro account? Esci e ricomincia.',
    form: { fields, error, submit: 'Completa l’account', sending: 'Completamento dell’account…' },
  },
};

export const usernameText: Words<typeof english.usernameText> = {
  checking: (username) => `Verifica di ${username}…`,
  free: (username) => `${username} è disponibile.\n${USERNAME_STAYS}`,
};

export const uplineText: Words<typeof english.uplineText> = {
  title: 'Chi ti ha invitato',
  about: 'La scelta diventa definitiva quando la confermi e la tua e-mail è verificata.',
  noOne: 'Nessuno',
  member: 'Un membro',
  programme: `In tal caso sopra di te c’è il programma stesso (${PROGRAMME_USERNAME}).`,
  checking: (username) => `Verifica di ${username}…`,
  is: (username) =>
    username === PROGRAMME_USERNAME
      ? `La tua upline è ${username}, il programma stesso.`
      : `Ti ha invitato ${username}: è la tua upline.`,
  fromLink:
    'È indicata dal link d’invito che hai aperto. Diventa definitiva quando la confermi con l’e-mail verificata.',
  malformedLink:
    'Il link d’invito che hai aperto non è valido. Chiedi quello giusto a chi te l’ha mandato, oppure scrivi qui il suo nome utente.',
  unknown: (username) =>
    `Nessun membro ha il nome utente ${username}. Controlla come è scritto, o chiedi a chi ti ha invitato.`,
  elsewhere: (username) =>
    `In questo browser non c’è nessun ${username}: ogni browser conserva i propri account, e quello di chi ti ha invitato è nel suo.`,
  unchecked: (username) => `Non è stato possibile verificare se ${username} è un membro.`,
  change: 'Cambia',
};
