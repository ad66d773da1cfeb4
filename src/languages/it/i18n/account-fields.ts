import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { PASSWORD_LONGEST, PASSWORD_SHORTEST } from '#domain/accounts/password.ts';
import type * as english from '#i18n/account-fields.ts';
import type { Words } from '#i18n/words.ts';
import { FAILURE_SENTENCES } from './errors.ts';

export const EMAIL_SENTENCES: typeof english.EMAIL_SENTENCES = {
  required: 'Inserisci il tuo indirizzo e-mail.',
  'not-an-email': 'Inserisci un indirizzo e-mail come nome@esempio.it.',
  'too-long':
    'Questo indirizzo e-mail è troppo lungo. Controllalo: un indirizzo ha al massimo 254 caratteri.',
};

export const NEW_PASSWORD_SENTENCES: typeof english.NEW_PASSWORD_SENTENCES = {
  required: 'Inserisci una password.',
  'too-short': `La password è troppo corta. Usa almeno ${PASSWORD_SHORTEST} caratteri.`,
  'too-long': `La password è troppo lunga. Usa al massimo ${PASSWORD_LONGEST} caratteri.`,
  common:
    'Questa password è tra le più comuni, le prime che prova chi vuole entrare nell’account di un altro. Scegline un’altra.',
  repetitive:
    'La password è troppo ripetitiva: ha pochi caratteri diversi, o ripete più volte lo stesso gruppo. Scegline un’altra.',
  sequence:
    'La password è poco più che una sequenza come abcdef, 123456 o qwerty. Scegline un’altra, fatta per esempio di alcune parole.',
  'has-username': 'La password contiene il nome utente. Scegline un’altra.',
  'has-email': 'La password contiene l’indirizzo e-mail, o la parte prima della @. Scegline un’altra.',
};

export const CONFIRMATION_SENTENCES: Words<typeof english.CONFIRMATION_SENTENCES> = {
  required: 'Scrivi la password ancora una volta.',
  'passwords-differ': 'Le password non coincidono. Scrivi la stessa password in entrambi i campi.',
};

export const NEW_PASSWORD_HINT = `Almeno ${PASSWORD_SHORTEST} caratteri: bastano poche parole.`;

export const UPLINE_FIELD: Words<typeof english.UPLINE_FIELD> = {
  label: 'Nome utente di chi ti ha invitato',
  hint: `È la tua upline, il membro sopra di te. Se lasci vuoto il campo, è il programma stesso (${PROGRAMME_USERNAME}).`,
  optional: true,
};

export const UPLINE_SENTENCES: typeof english.UPLINE_SENTENCES = {
  'not-a-username':
    'Il nome utente dell’upline ha da 3 a 20 caratteri: a–z, 0–9 e _. Correggilo, o lascia vuoto il campo.',
  'own-username':
    'Nessuno può essere l’upline di sé stesso. Indica il membro che ti ha invitato, o lascia vuoto il campo.',
  'upline-unknown': FAILURE_SENTENCES['upline-unknown'],
};

export const DETAILS_FIELDS: Words<typeof english.DETAILS_FIELDS> = {
  firstName: { label: 'Nome' },
  lastName: { label: 'Cognome' },
  phoneNumber: {
    label: 'Numero di telefono',
    hint: 'Con il prefisso internazionale, per esempio +39 06 1234 5678.',
    optional: true,
  },
  country: { label: 'Paese', optional: true },
};

export const NO_COUNTRY = 'Non indicato';

export const DETAILS_SENTENCES: typeof english.DETAILS_SENTENCES = {
  firstName: {
    required: 'Inserisci il tuo nome.',
    'too-long': 'Il nome è troppo lungo. Usa al massimo 80 caratteri.',
  },
  lastName: {
    required: 'Inserisci il tuo cognome.',
    'too-long': 'Il cognome è troppo lungo. Usa al massimo 80 caratteri.',
  },
  phoneNumber: {
    'no-country-code':
      'Scrivi il numero di telefono con + e il prefisso internazionale, per esempio +39 06 1234 5678.',
    'not-a-phone-number':
      'Questo non è un numero di telefono. Inserisci + e da 7 a 15 cifre, per esempio +39 06 1234 5678, o lascia vuoto il campo.',
  },
  country: { 'unknown-country': 'Scegli un Paese dall’elenco.' },
};
