import type { Place } from '#domain/community/walk.ts';
import { wholeNumber } from '#i18n/format.ts';
import type * as english from '#i18n/walk.ts';
import type { Words } from '#i18n/words.ts';

const PLACES: Readonly<Record<Place, string>> = {
  first: 'Uno dei primi dieci',
  late: `Il numero 900\u00a0su\u00a0${wholeNumber(1000)}`,
  last: 'Uno degli ultimi',
};

const days = (count: number): string => (count === 1 ? '1 giorno' : `${wholeNumber(count)} giorni`);

const newcomers = (count: number): string => {
  if (count === 0) return 'nessun nuovo membro';
  return count === 1 ? '1 nuovo membro' : `${wholeNumber(count)} nuovi membri`;
};

export const walkText: Words<typeof english.walkText> = {
  title: 'Entra in una comunità',
  intro: 'La comunità cresce per 20 mesi, poi non entra più nessuno. Tu quando entri?',
  places: PLACES,
  placeHints: {
    first: 'Mese 1: quasi tutti dopo di te.',
    late: 'Mese 18: 100 dopo di te.',
    last: 'Mese 20: quasi nessuno dopo di te.',
  },
  start: 'Comincia da qui',
  monthBar: 'Ogni barra è un mese di 30 giorni:',
  monthKey: { joining: 'entri tu', before: 'prima di te', growth: 'dopo di te', after: 'non entra nessuno' },
  samples: 'Tutti gli altri sono membri di esempio, non persone.',
  loading: 'La comunità cresce fino al giorno in cui entri…',
  seed: 'Numero di partenza (seme)',
  chooseSeed: 'Genera un’altra comunità da un numero di partenza',
  otherWays: 'Altri modi per cominciare',
  seedHint: 'Un numero intero. Con lo stesso numero si ottiene la stessa comunità.',
  wrongSeed: `Inserisci un numero intero da 0 a ${wholeNumber(4_294_967_295)}.`,

  own: (place: Place) => `Il tuo percorso: ${PLACES[place].toLowerCase()}`,
  others: 'La comunità in questo browser',
  joined: (joined: number, members: number) =>
    joined === 1
      ? `È entrato 1 membro su ${wholeNumber(members)}`
      : `Sono entrati ${wholeNumber(joined)} membri su ${wholeNumber(members)}`,
  growthEnded: 'La crescita è finita: non entra più nessuno',
  isOver: 'È finita: non resta nessuno che ti paghi.',
  months: 'I mesi di crescita e i quattro successivi',
  nextDay: '+1 giorno',
  nextMonth: '+1 mese',
  play: 'Fai passare il tempo',
  pause: 'Pausa',
  passed: (count: number, joined: number, earned: string | null, missed: string | null) => {
    const gained = earned === null ? 'non hai guadagnato niente' : `hai guadagnato ${earned}`;
    const lost = missed === null ? '' : `, mancati guadagni per ${missed}`;
    return `${days(count)}: ${newcomers(joined)}, ${gained}${lost}.`;
  },
  gift: (amount: string) => `Versa ${amount} in monete di prova`,
  giving: 'Accredito…',
  noMoney: 'Non hai ancora soldi.',

  toResult: 'Vedi il risultato',
  aheadAtEnd: (ahead: number, members: number) =>
    `Degli altri ${wholeNumber(members)} membri con almeno un livello, ${ahead === 0 ? 'nessuno ha' : ahead === 1 ? 'uno ha' : `${wholeNumber(ahead)} hanno`} ricevuto più di quanto ${ahead > 1 ? 'hanno' : 'ha'} pagato per i livelli.`,
  otherPlace: 'Riprova entrando prima o dopo',
  endsAhead: (amount: string) => `Sei in attivo di ${amount}`,
  endsBehind: (amount: string) => `Sei in perdita di ${amount}`,
  endsEven: 'Hai riavuto quello che hai versato',
  endsWithout: 'Non hai versato niente',
  ahead: 'Quello che hai guadagnato tu, altri nella comunità l’hanno perso.',
  behind: 'Quello che hai perso tu, altri sopra di te l’hanno guadagnato.',
  behindByBoth: (lost: string) => `Dei soldi persi, ${lost} sono andati più in alto nella matrice.`,
  walkAgain: 'Rifai il percorso come:',

  again: 'Ricomincia',
  save: 'Scarica o carica la comunità',
  confirm: {
    title: 'Iniziare una nuova comunità?',
    text: 'Livelli, soldi, richieste e registro di questo browser ripartono da zero, per tutti quelli che hanno un account qui. Gli account restano.',
    confirm: 'Inizia',
    confirming: 'La comunità cresce fino al giorno in cui entri…',
    keep: 'Tieni quella attuale',
    saveFirst: 'Scarica quella attuale in un file',
  },
};
