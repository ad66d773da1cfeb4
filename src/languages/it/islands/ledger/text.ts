import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/ledger/text.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';

export const ledgerText: Words<typeof english.ledgerText> = {
  verifyTitle: 'Verificalo tu',
  verifyHint:
    'Il tuo browser legge ogni voce, le somma tutte e confronta il risultato con quello che è firmato e con quello che ha visto l’ultima volta.',
  verify: 'Verifica in questo browser',
  again: 'Verifica di nuovo',
  cancel: 'Annulla',
  progress: 'Voci verificate',
  starting: 'Lettura del checkpoint…',
  running: (entries: string, size: string) => `${entries} voci su ${size}`,
  cancelled: 'Annullato. Non è stato confrontato niente.',
  verified: 'La verifica è riuscita',
  entries: (count: number, shown: string) => {
    if (count === 0) return 'Non c’è ancora nessuna voce.';
    return count === 1
      ? 'L’unica voce è stata letta.'
      : `Sono state lette tutte le ${shown} voci, ognuna al suo posto.`;
  },
  sums: 'La somma dei conti è zero. I membri non hanno mai avuto meno di niente.',
  signature: (name: string) => `Tutti gli hash portano alla radice firmata da ${name}.`,
  firstTime:
    'Questo browser vede questo registro per la prima volta. D’ora in poi si accorge se il passato viene modificato.',
  since: (when, count, shown) =>
    count === 1
      ? `Niente è cambiato dal ${when}: l’unica voce di quel giorno è ancora la prima.`
      : `Niente è cambiato dal ${when}: le ${shown} voci di quel giorno sono ancora le prime.`,
  kept: (amount: string) => `Il programma stesso ha trattenuto ${amount}.`,
  refused: 'La verifica non è riuscita',
  notWitnessed: 'Mancano i testimoni',
  forget: 'Dimentica quello che ha visto questo browser',
  lastSeen: (when, count, shown) =>
    `Questo browser ha visto il registro il ${when}, con ${count === 1 ? 'una voce' : `${shown} voci`}.`,

  othersTitle: 'Agli altri si mostra la stessa cosa?',
  othersHint: 'La chiave che firma una storia potrebbe firmarne un’altra per qualcun altro.',
  compare: 'Confronta i checkpoint',
  witnesses: 'Esigi dei testimoni',

  booksTitle: 'I conti come sono ora',
  booksCaption: 'Che cosa c’è in ogni conto, dopo tutte le voci',
  book: 'Conto',
  holds: 'Contiene',
  sum: 'In tutto',
  nothingYet: 'Ancora nessuna registrazione',
  nothingYetHint: 'Il registro comincia con il primo deposito accreditato.',

  historyTitle: 'Come si sono mossi',
  historyCaption: 'Quanto hanno i membri e quanto ha trattenuto il programma, giorno per giorno',
  onDay: (day: string, members: string, house: string) =>
    `${day}: i membri hanno ${members}, il programma ha trattenuto ${house}`,
  day: 'Giorno (UTC)',
  members: 'In mano ai membri',
  house: 'Trattenuto dal programma',

  newestTitle: 'Le voci più recenti',
  newestCaption: 'Dalla più recente',
  number: 'Voce',
  what: 'Che cosa',
  path: 'Da e a',
  amount: 'Importo',
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  amongMembers: 'Tra membri',
  notPublic: 'Non pubblico',
};

export const BOOKS: typeof english.BOOKS = {
  external: {
    name: BOOK_NAMES.external,
    hint: 'Sotto zero di quanto è entrato e non è ancora uscito',
  },
  house: { name: BOOK_NAMES.house, hint: 'Pagamenti per cui nessun membro sopra era attivo' },
  members: {
    name: 'Membri',
    hint: 'Depositi attivi, Guadagni, e importi in sospeso per i prelievi',
  },
};

const KINDS: Readonly<Record<string, string>> = {
  credit: 'Deposito accreditato',
  activation: 'Livello attivato',
  hold: 'In sospeso per un prelievo',
  pay: 'Prelievo pagato',
  release: 'Prelievo restituito',
  reversal: 'Correzione',
};

export const entryName: typeof english.entryName = ({ kind, reverses }) =>
  reverses === undefined ? (KINDS[kind] ?? kind) : `${KINDS['reversal']}: storna la voce ${reverses}`;
