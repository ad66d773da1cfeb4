import { il } from '#i18n/italian-articles.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/ledger/text.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';
import { wholeNumber } from '#i18n/format.ts';

export const ledgerText: Words<typeof english.ledgerText> = {
  verifyTitle: 'Verificalo tu',
  verifyHint:
    'Il tuo browser legge tutte le voci, le somma e confronta il risultato con quello che è firmato e con quello che ha visto l’ultima volta.',
  verify: 'Verifica in questo browser',
  again: 'Verifica di nuovo',
  cancel: 'Annulla',
  progress: 'Voci verificate',
  starting: 'Lettura del checkpoint…',
  running: (entries: string, size: string) => `Voci: ${entries} su ${size}`,
  lastSeen: (when, count, shown) =>
    `L’ultima volta che questo browser ha visto il registro è stata ${il(when)}, con ${count === 1 ? 'una voce' : `${shown} voci`}.`,

  othersTitle: 'Gli altri vedono la stessa cosa?',
  othersHint: 'La chiave che firma una versione del registro potrebbe firmarne un’altra per qualcun altro.',
  compare: 'Confronta i checkpoint',
  witnesses: 'Richiedi le firme di testimoni',

  booksTitle: 'I conti in questo momento',
  booksCaption: 'Quanto c’è in ogni conto, contate tutte le voci',
  book: 'Conto',
  holds: 'Contiene',
  sum: 'In tutto',

  historyTitle: 'Come sono cambiati i conti',
  historyCaption: 'Quanto hanno i membri e quanto ha trattenuto il programma, giorno per giorno',
  onDay: (day: string, members: string, house: string) =>
    `${day}: i membri hanno ${members}, il programma ha trattenuto ${house}`,
  day: 'Giorno (UTC)',
  members: 'In mano ai membri',
  house: 'Trattenuto dal programma',

  newestTitle: 'Le voci più recenti',
  newestCaption: 'Dalla più recente. Gli importi tra membri li vedono solo i due interessati.',
  number: 'Voce',
  what: 'Operazione',
  path: 'Da → a',
  amount: 'Importo',
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  amongMembers: 'Tra membri',
  notPublic: 'Non pubblico',

  sample: 'Prova con un esempio',
};

export const BOOKS: typeof english.BOOKS = {
  external: {
    name: BOOK_NAMES.external,
    hint: 'Negativo: quanto è entrato e non è ancora uscito',
  },
  house: { name: BOOK_NAMES.house, hint: 'Pagamenti per i quali non c’era un membro attivo più in alto' },
  members: {
    name: 'Membri',
    hint: 'Deposito attivo, Guadagni e importi in sospeso per i prelievi',
  },
};

const KINDS: Readonly<Record<string, string>> = {
  credit: 'Deposito accreditato',
  activation: 'Livello attivato',
  hold: 'In sospeso per un prelievo',
  pay: 'Prelievo pagato',
  release: 'Importo restituito',
  reversal: 'Storno',
};

export const entryName: typeof english.entryName = ({ kind, reverses }) =>
  reverses === undefined ? (KINDS[kind] ?? kind) : `${KINDS['reversal']} della voce ${wholeNumber(reverses)}`;
