import { al, dal, del, il } from '#i18n/italian-articles.ts';
import { bookOf } from '#domain/money/ledger.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/wallet/text.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';
import { wholeNumber } from '#i18n/format.ts';

export const walletText: Words<typeof english.walletText> = {
  portfolio: 'Patrimonio',
  chart: 'Valore nel tempo',
  empty: 'Ancora nessun movimento',
  emptyHint: 'Qui vedrai depositi, livelli e guadagni.',
  depositNow: 'Fai un deposito',
  underWay: 'In corso',
  newestFirst: 'Dal più recente',
  status: 'Stato',
  deposit: (coin) => `Deposito in ${coin}`,
  bankWithdrawal: 'Prelievo su un conto bancario',
  cryptoWithdrawal: (coin) => `Prelievo in ${coin}`,
};

export const portfolioText: Words<typeof english.portfolioText> = {
  since: (change, day) => `${change} ${dal(day)}`,
  range: 'Periodo',
  ranges: {
    '1w': { short: '7 gg', long: '7 giorni' },
    '1m': { short: '1 mese', long: '1 mese' },
    '3m': { short: '3 mesi', long: '3 mesi' },
    '1y': { short: '1 anno', long: '1 anno' },
    all: { short: 'Tutto', long: 'Tutto, dall’inizio' },
  },
  chart: (now, highest) => `Valore nel tempo: ora ${now}, valore massimo ${highest}`,
  toStatement: (day) => `Estratto conto ${del(day)}`,
  caption: 'Valore alla fine di ogni giorno con movimenti',
  sketched: (day) => `La linea tratteggiata, fino ${al(day)}, mostra i valori di fine giornata.`,
  day: 'Giorno',
  value: 'Valore',
};

export const bookName: typeof english.bookName = (account) => BOOK_NAMES[bookOf(account)];

export const SUBJECT_NAMES: typeof english.SUBJECT_NAMES = {
  credit: 'Deposito',
  hold: 'Prelievo',
  pay: 'Prelievo',
  release: 'Prelievo',
  activation: 'Livello',
  reversal: 'Movimento precedente',
};

export const statementText: Words<typeof english.statementText> = {
  title: 'Estratto conto',
  caption: {
    day: (entries) => `${entries}, dal più recente, divisi per giorno`,
    month: (entries) => `${entries}, dal più recente`,
  },
  what: 'Movimento',
  time: 'Quando',
  date: 'Data',
  amount: 'Importo',
  balance: 'Saldo',
  subject: 'Dettagli',
  times: (kind, count) => `${kind} (${count} volte)`,
  between: (from, to) => (from === to ? from : `${from} – ${to}`),
  corrects: 'Storna il movimento:',
  corrected: 'Stornato:',
  isCorrected: 'stornato',
  toCorrected: (when) => `Mostra il movimento ${del(when)}, stornato da questo`,
  toCorrection: (when) => `Mostra lo storno ${del(when)}`,
  within: (from, to) => `${from} → ${to}`,

  filter: 'Filtri',
  group: 'Mostra',
  groups: {
    all: 'Tutto',
    income: 'Guadagni',
    levels: 'Livelli',
    deposits: 'Depositi',
    withdrawals: 'Prelievi',
  },
  period: 'Periodo',
  periods: {
    thisMonth: 'Questo mese',
    lastMonth: 'Mese scorso',
    thisYear: 'Quest’anno',
    allTime: 'Dall’inizio',
  },
  from: 'Dal',
  to: 'Al',
  wrongOrder: 'La data iniziale è successiva a quella finale.',
  clear: 'Mostra tutto',
  noMatch: 'Nessun movimento con questi filtri.',

  sums: 'Riepilogo',
  opening: 'Saldo iniziale',
  notShown: 'Movimenti non mostrati',
  missed: 'Mancati guadagni',
  toMissed: 'Vedi i dettagli',
  closing: 'Saldo finale',
  entries: (from, to, of, groups) =>
    `Movimenti da ${wholeNumber(from)} a ${wholeNumber(to)}${of === null ? '' : ` su ${wholeNumber(of)}`}` +
    (groups === null ? '' : ` in ${groups} ${groups === 1 ? 'gruppo' : 'gruppi'}`),
  reading: (entries) => `Lettura in corso… movimenti finora: ${wholeNumber(entries)}`,
  previous: 'Più recenti',
  next: 'Meno recenti',
  download: 'Scarica in CSV',
};

export const statementCsvText: Words<typeof english.statementCsvText> = {
  fileName: 'tessera-estratto-conto',
  groups: { income: 'guadagni', levels: 'livelli', deposits: 'depositi', withdrawals: 'prelievi' },
  since: (day) => `dal-${day}`,
  until: (day) => `al-${day}`,
  columns: (by) => [
    by === 'day' ? 'Giorno' : 'Data (UTC)',
    'Movimento',
    'Oggetto',
    'Da',
    'A',
    'Importo spostato (USD)',
    'Variazione (USD)',
    'Saldo (USD)',
    'Deposito attivo (USD)',
    'Guadagni (USD)',
    'In sospeso (USD)',
    'Storno',
  ],
  opening: 'Saldo iniziale',
  corrects: (of, reason) => (of === null ? reason : `Storna il movimento ${del(of)}: ${reason}`),
  corrected: (at, reason) => `Stornato ${il(at)}: ${reason}`,
  otherMember: 'Un altro membro',
};

export const inclusionProofText: Words<typeof english.inclusionProofText> = {
  open: 'Ricevuta del registro',
  openFor: (what) => `Ricevuta del registro: ${what}`,
  text: 'Questo movimento ha una voce nel registro pubblico. La voce non fa nomi; solo tu puoi dimostrare che è tua.',
  notYet: (entry, size) =>
    `Questa è la voce ${entry}; il registro pubblicato finisce con la voce ${size}. Riprova tra qualche secondo. Se la voce ${entry} continua a mancare, vuol dire che sono state tolte delle voci.`,
  fileName: (entry) => `voce-${entry}.tlog-proof`,
  good: (sequence, size) =>
    `È la voce ${sequence} su ${size}. Gli hash qui sotto la collegano alla radice firmata.`,
  picture: (steps) =>
    `Dal movimento si ricava un hash. ${steps === 1 ? 'Insieme a un altro' : `Insieme ad altri ${steps}, uno dopo l’altro,`} porta alla radice firmata.`,
  posting: 'Il tuo movimento',
  root: 'Radice firmata',
  save: 'Scarica la ricevuta del registro',
  saveHint:
    'Chiunque può verificare il file. Il file mostra a che cosa si riferisce la voce: mandalo solo a chi può saperlo.',
  ledger: 'Apri il registro',
  again: 'Riprova',
};
