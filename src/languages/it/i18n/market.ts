import { del, il } from '#i18n/italian-articles.ts';
import type * as english from '#i18n/market.ts';
import type { Words } from '#i18n/words.ts';

type FeedError = Parameters<typeof english.sourceText.failed>[0];

const FEED_ERRORS: Readonly<Record<FeedError, string>> = {
  unreachable: 'La fonte dei prezzi non risponde.',
  'rate-limited': 'Per il momento la fonte dei prezzi non accetta altre richieste.',
  unreadable: 'La fonte dei prezzi ha inviato qualcosa di illeggibile.',
  silent: 'La fonte dei prezzi è collegata, ma non invia niente.',
};

export const sourceText: Words<typeof english.sourceText> = {
  recorded: (day: string) => `Prezzi registrati ${il(day)}, non in tempo reale.`,
  recordedShort: (day: string) => `Prezzi ${del(day)}`,
  live: (time: string) => `Prezzi in tempo reale, ricevuti alle ${time}.`,
  liveShort: 'In tempo reale',
  source: 'Fonte:',
  stale: (error: FeedError, since: string) =>
    `${FEED_ERRORS[error]} Ultimo aggiornamento: ${since}. Il sito riprova automaticamente.`,
  failed: (error: FeedError) => `Non è stato possibile ottenere i prezzi. ${FEED_ERRORS[error]}`,
  withoutTicks:
    'In questo momento non arrivano le singole contrattazioni: i prezzi si aggiornano una volta al minuto.',
};

export const liveText: Words<typeof english.liveText> = {
  title: 'Prezzi in tempo reale',
  label: 'Mostra i prezzi in tempo reale al posto di quelli registrati',
  hint: 'Il tuo browser invierà richieste a CoinGecko e a Coinbase Exchange, che vedranno l’indirizzo IP del browser e sapranno che mostra dei prezzi. Del tuo account non viene inviato niente. Se l’opzione è disattivata, non parte nessuna richiesta verso altri siti.',
};

export const marqueeText: Words<typeof english.marqueeText> = {
  label: 'Prezzi delle monete più scambiate, con la variazione giornaliera',
  period: '24 h',
  pause: 'Ferma i prezzi che scorrono',
  play: 'Fai scorrere i prezzi',
};

/** E.g. `In un giorno 8 monete su 10 sono salite e una è scesa.` */
export function moves(time: string, rose: number, fell: number, of: number): string {
  const risen =
    rose === 0 ? `nessuna delle ${of} monete` : `${rose === 1 ? 'una moneta' : `${rose} monete`} su ${of}`;
  const fallen = fell === 0 ? 'nessuna' : fell === 1 ? 'una' : fell;
  return `In ${time} ${risen} ${rose > 1 ? 'sono salite' : 'è salita'} e ${fallen} ${fell > 1 ? 'sono scese' : 'è scesa'}.`;
}

export const listText: Words<typeof english.listText> = {
  title: 'Prezzi',
  caption: 'Prezzi in dollari USA, prima le monete preferite',
  filter: 'Cerca una moneta',
  sort: 'Ordina per',
  clear: 'Mostra tutte le monete',
  rows: (from: number, to: number, total: number) => `Righe da ${from} a ${to} su ${total}`,
  previous: 'Righe precedenti',
  next: 'Righe successive',
  noMatch: (typed: string) => `Nessuna moneta ha «${typed}» nel nome o nel simbolo.`,
  empty: 'La fonte non fornisce nessun prezzo.',
  shown: (shown: number, total: number) => `${shown} ${shown === 1 ? 'moneta' : 'monete'} su ${total}`,
  columns: {
    coin: 'Moneta',
    price: 'Prezzo',
    '1d': '1 giorno',
    '7d': '7 giorni',
    volume: 'Volume',
  },
  pin: (name: string) => `Aggiungi ${name} alle preferite`,
  unknown: 'non nota',
};

export const converterText: Words<typeof english.converterText> = {
  title: 'Convertitore di monete',
  from: 'Da',
  to: 'A',
  amountFrom: 'Importo di partenza',
  amountTo: 'Importo di arrivo',
  unitFrom: 'Moneta di partenza',
  unitTo: 'Moneta di arrivo',
  dollar: 'Dollaro USA',
  swap: 'Inverti',
  swapLabel: 'Inverti le due monete',
  result: (from: string, to: string) => `${from} = ${to}`,
  rate: (from: string, to: string) => `1 ${from} = ${to}`,
  rounded: 'Arrotondato all’ottavo decimale.',
  copyLabel: 'Copia un link a questa conversione',
  copied: 'Link copiato.',
  link: 'Link a questa conversione',
};

const AMOUNT_ERRORS: Readonly<Record<Parameters<typeof english.amountError>[0], string>> = {
  required: 'Inserisci un importo.',
  'not-a-number': 'Inserisci un importo in cifre, come 150 o 0,25.',
  negative: 'Inserisci un importo pari o superiore a zero.',
  'misplaced-marks':
    'I punti e le virgole di questo importo non tornano. Scrivilo senza punti o spazi per le migliaia: 1100 o 1100,25.',
  ambiguous:
    'Questo importo si può leggere in due modi. Scrivilo senza il separatore delle migliaia, o con uno zero in più: 1100 o 1,1000.',
  'too-many-decimals': 'Inserisci al massimo otto decimali.',
  'too-large': 'Questo importo è troppo grande. Inserisci al massimo diciotto cifre prima della virgola.',
};

export const amountError: typeof english.amountError = (error) => AMOUNT_ERRORS[error];
