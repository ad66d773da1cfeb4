import { i } from '#i18n/italian-articles.ts';
import type * as english from '#i18n/whose-money.ts';
import type { Words } from '#i18n/words.ts';

export const STANDINGS: Words<typeof english.STANDINGS> = {
  ahead: 'in attivo',
  even: 'in pari',
  behind: 'con qualche guadagno, ma in perdita',
  unpaid: 'senza nessun guadagno',
};

const all = (count: number, figure: string): string =>
  count === 2 ? 'entrambi' : `tutti ${i(figure)} membri`;

export const whoseMoneyText: Words<typeof english.whoseMoneyText> = {
  title: 'Di chi sono questi soldi?',
  people: 'Persone',
  notPeople: 'Non sono persone',
  bar: 'Barra: più soldi, più è larga',
  you: 'Tu',
  payers: (count: number, figure: string) =>
    count === 1 ? 'Chi ti ha pagato' : `Chi ti ha pagato: ${figure} membri`,
  others: (count: number, figure: string) => (count === 1 ? 'Un altro membro' : `Gli altri ${figure}`),
  stuck: 'Tuoi, non prelevabili',
  programme: 'Il programma',
  sum: 'Somma',
  locked: (amount: string) =>
    `${amount} restano nel tuo Deposito attivo: servono per i livelli, non si possono prelevare.`,
  tooLittle: (amount: string, minimum: string) =>
    `${amount} restano nei Guadagni: puoi prelevare quando ne hai almeno ${minimum}.`,
  besidesYou: 'Oltre a te',
  tile: (count: number, figure: string) => `1 tessera: ${figure} ${count === 1 ? 'membro' : 'membri'}`,
  neverPaid: (unpaid: number, figure: string, all: number, hasGrown: boolean) => {
    const forever = hasGrown ? 'Resta così.' : 'Se da domani nessuno paga più un livello, resta così.';
    if (all === 1) return `Quel membro non è mai stato pagato. ${forever}`;
    if (unpaid === all) return `Nessuno dei membri che ti hanno pagato è mai stato pagato. ${forever}`;
    return unpaid === 1
      ? `Dei membri che ti hanno pagato, uno non è mai stato pagato. ${forever}`
      : `Dei membri che ti hanno pagato, ${figure} non sono mai stati pagati. ${forever}`;
  },
  toStandAsYou: (count: number, figure: string, amount: string) =>
    count === 1
      ? `Perché quel membro arrivi al tuo stesso risultato, altri membri devono perdere ancora almeno ${amount}.`
      : `Perché ${all(count, figure)} arrivino al tuo stesso risultato, altri membri devono perdere ancora almeno ${amount}.`,
  toBreakEven: (count: number, figure: string, amount: string) =>
    count === 1
      ? `Perché quel membro riabbia quello che ha pagato, altri membri devono perdere ancora almeno ${amount}.`
      : `Perché ${all(count, figure)} riabbiano quello che hanno pagato, altri membri devono perdere ancora almeno ${amount}.`,
  maths: 'Il perché è spiegato nella pagina «I conti».',
  who: 'Gli ultimi che ti hanno pagato',
  whoAll: 'Tutti i guadagni',
};
