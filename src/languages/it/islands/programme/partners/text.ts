import { wholeNumber } from '#i18n/format.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/programme/partners/text.ts';

/** E.g. `1.204 partner`. */
const partners = (count: number): string => `${wholeNumber(count)} partner`;

export const partnerText: Words<typeof english.partnerText> = {
  title: 'I tuoi partner',
  empty: 'Ancora nessun partner',
  emptyHint: 'Qui vedi chi si registra con il tuo link d’invito e, sotto, le persone che invita.',
  summary: (all, direct, generations) =>
    `${partners(all)} su ${wholeNumber(generations)} ${generations === 1 ? 'linea' : 'linee'}; invitati da te: ${wholeNumber(direct)}.`,
  samples: (count, isAll) => {
    if (isAll)
      return count === 1
        ? 'È un membro di esempio, non una persona vera.'
        : 'Sono tutti membri di esempio, non persone vere.';
    return count === 1
      ? 'Uno di loro è un membro di esempio, non una persona vera.'
      : `${wholeNumber(count)} di loro sono membri di esempio, non persone vere.`;
  },
  first: (count) =>
    `Sono mostrati e contati solo i primi ${wholeNumber(count)} che si sono registrati. Ce ne sono altri.`,
  showMore: 'Mostra altri partner',
  cut: (generations) => `I partner a più di ${generations} linee di distanza da te non sono mostrati.`,

  sunburst: 'Grafico dei tuoi partner',
  goIn: 'Premi un arco per entrare, il centro per tornare indietro.',
  rings: 'Ogni anello è una linea.',
  drawn: (first, last, all) =>
    first === 1 ? `Le prime ${last} di ${all} linee.` : `Linee da ${first} a ${last} di ${all}.`,
  sunburstKeys:
    'Con le frecce sinistra e destra passi tra i partner di una stessa upline, con su e giù tra le linee. Invio entra in un ramo, Esc torna indietro. L’elenco contiene gli stessi dati.',
  you: 'Tu',
  partners,
  sample: 'Esempio',

  search: 'Cerca un partner per nome utente',
  found: (count) => (count === 1 ? '1 suggerimento' : `${wholeNumber(count)} suggerimenti`),
  none: 'Nessuno dei tuoi partner ha un nome utente che corrisponde.',
  suggestions: 'Partner trovati',
  suggestion: (generation) => `linea ${wholeNumber(generation)}`,

  list: 'Elenco dei tuoi partner',
  from: (name) => `L’elenco comincia da ${name}.`,
  backToTop: 'Torna a te',
  open: (name) => `Mostra gli invitati di ${name}`,
  close: (name) => `Nascondi gli invitati di ${name}`,
  below: wholeNumber,
  belowLong: (count) => `${partners(count)} nel suo ramo`,
  previous: (count) => (count === 1 ? '1 precedente' : `${wholeNumber(count)} precedenti`),
  next: (count) => (count === 1 ? '1 altro' : `Altri ${wholeNumber(count)}`),

  chosen: 'Partner scelto',
  chosenLong: (line, below) => `linea ${wholeNumber(line)}, ${partners(below)} nel suo ramo`,
  line: 'Linea',
  joined: 'Registrazione',
  invited: 'Invitati direttamente',
  through: 'Partner nel suo ramo',
  number: wholeNumber,
  path: 'Da te a questo partner',
  passedOver: (count) => `… ${wholeNumber(count)} in mezzo …`,
};
