import { SITE_NAME } from '#i18n/site-name.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/frame/text.ts';

export const MENU: Words<typeof english.MENU> = {
  home: 'Home',
  programme: 'Programma',
  wallet: 'Il mio conto',
  deposit: 'Deposito',
  withdraw: 'Prelievo',
  profile: 'Profilo',
};

export const MARKET_NAME: Words<typeof english.MARKET_NAME> = 'Mercato';

export const OPERATORS_MENU: Words<typeof english.OPERATORS_MENU> = { operator: 'Operatore' };

export const frameText: Words<typeof english.frameText> = {
  name: SITE_NAME,
  menuLabel: 'Area dei membri',
  logoLabel: `${SITE_NAME}, vai alla Home`,
  testCoins: 'Monete\u00a0di\u00a0prova: senza\u00a0valore',
  unread: (count) => `, ${count} da leggere`,
  unreadInTitle: (count) => `(${count}) `,
  unreadShort: (count) => (count > 99 ? '99+' : String(count)),
  toHome: 'Torna alla Home',
  logOut: 'Esci',
  loggingOut: 'Uscita in corso…',
};

export const accountMenuText: Words<typeof english.accountMenuText> = {
  label: 'Account',
  signedInAs: (username) => `Hai fatto l’accesso come ${username}`,
  ledger: 'Registro',
  maths: 'I conti',
  news: 'Notizie',
};

export const helpText: Words<typeof english.helpText> = {
  button: 'Aiuto',
  title: 'Aiuto',
  messages: 'Messaggi',
  intro: 'Scrivi agli operatori. La risposta arriva qui, e ti avvisa un segno sull’immagine del profilo.',
  nothingYet: 'Ancora nessun messaggio.',
  opening: 'Apertura dell’aiuto…',
  unread: 'Nuova risposta',
};

export const welcomeText: Words<typeof english.welcomeText> = {
  registered: {
    title: 'Ti abbiamo mandato un’e-mail',
    text: 'Il tuo account è stato aperto. Con il link nell’e-mail verifichi il tuo indirizzo.',
  },
  'registered-unmailed': {
    title: 'Il tuo account è stato aperto',
    text: 'Però l’e-mail non è partita: fattela mandare di nuovo dal tuo profilo.',
  },
};

export const suspensionText: Words<typeof english.suspensionText> = {
  title: 'Gli operatori hanno sospeso il tuo account:',
  text: 'Per ora non puoi fare depositi né attivare livelli. Puoi prelevare, annullare le tue richieste e vedere tutto, e continui a ricevere i pagamenti dei partner. Rispondi da «Aiuto».',
};
