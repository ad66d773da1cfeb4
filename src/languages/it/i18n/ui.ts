import type * as english from '#i18n/ui.ts';
import type { Words } from '#i18n/words.ts';

export const uiText: Words<typeof english.uiText> = {
  toTour: 'Vai alla visita guidata',
  toAccount: 'Torna al tuo account',
  toLogIn: 'Torna all’accesso',
  close: 'Chiudi',
  errorsTitle: 'C’è un problema',
  optional: '(facoltativo)',
  showPassword: 'Mostra la password',
  hidePassword: 'Nascondi la password',
  copy: 'Copia',
  copied: 'Copiato',
  copyRefused: 'Il browser non ha permesso di copiare. Seleziona il testo e copialo a mano.',
  loading: 'Caricamento…',
  retry: 'Riprova',
  notDrawn: 'Non è stato possibile mostrare questa parte. Il resto della pagina funziona.',
  reload: 'Ricarica la pagina',
  register: 'Registrati',
  guest: 'Ospite',
  beginAgain: { press: 'Elimina i dati e ricomincia', pressing: 'Eliminazione in corso…' },
  code: 'Codice:',
  offline:
    'Sei offline. Quello che hai scritto resta, e niente viene registrato due volte. Le altre pagine si aprono quando torna la connessione.',
  offlineApp: {
    local: 'Sei offline. Qui funziona comunque tutto: gli account sono conservati in questo browser.',
    firebase:
      'Sei offline. Le pagine si aprono, ma fino al ritorno della connessione niente viene registrato e nessuna cifra si aggiorna. Quello che hai scritto resta, e niente viene registrato due volte.',
  },
  lost: (since: string) =>
    `Connessione con il server persa. Ultimo contatto: ${since}. Quello che vedi potrebbe non essere aggiornato. Quello che hai scritto resta.`,
  staysOpen:
    'Sei offline: questa pagina resta aperta, così non perdi niente di quello che hai scritto. La prossima si apre quando torna la connessione.',
  openAllTheSame: 'Aprila lo stesso',
  stayHere: 'Resta su questa pagina',
};

export const guardText: Words<typeof english.guardText> = {
  forbiddenTitle: 'Area degli operatori',
  forbiddenText: 'Non hai fatto l’accesso come operatore.',
  newOperator: 'Se lo sei appena diventato, esci e accedi di nuovo.',
  secondFactorTitle: 'Agli operatori serve un secondo fattore',
  secondFactorText:
    'Sei nell’elenco degli operatori. Gli operatori decidono sulle richieste di altre persone: qui la sola password non basta.',
  secondFactorHow:
    'Imposta un secondo fattore nel tuo profilo: un’app di autenticazione sul telefono mostrerà un codice a ogni accesso. Se il tuo account ha già un secondo fattore, esci e accedi usandolo.',
  secondFactorLink: 'Imposta il secondo fattore',
};

export const chartTableText: Words<typeof english.chartTableText> = {
  title: 'Le cifre in tabella',
  earlier: 'Meno recenti',
  later: 'Più recenti',
  page: (from, to, of) => `Righe da ${from} a ${to} su ${of}`,
};

export const tableText: Words<typeof english.tableText> = {
  details: 'Dettagli',
  detailsOf: (what: string) => `Dettagli: ${what}`,
};

export const listText: Words<typeof english.listText> = {
  older: 'Mostra meno recenti',
  loading: 'Caricamento…',
  end: 'Non c’è altro',
};

export const embeddedMailText: Words<typeof english.embeddedMailText> = {
  text: 'Questo sito non spedisce e-mail: le tue restano nella posta in uscita di questo browser. In una finestra privata, alla chiusura sparisce tutto.',
  link: 'Apri la posta in uscita',
};

export const paperText: Words<typeof english.paperText> = {
  notYet: (what: string) =>
    `${what}: al momento della stampa non c’era ancora, perché non era stato caricato. Ora il caricamento è iniziato: stampa di nuovo la pagina.`,
};
