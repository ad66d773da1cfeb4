import type * as english from '#components/search/text.ts';
import { i } from '#i18n/italian-articles.ts';
import { count as number } from '#i18n/maths-format.ts';
import type { Words } from '#i18n/words.ts';

const countFound = (count: number): string => (count === 1 ? '1 risultato' : `${number(count)} risultati`);

const among = (newest: number | undefined): string =>
  newest === undefined ? '' : ` tra ${i(number(newest))} articoli più recenti`;

export const searchText: Words<typeof english.searchText> = {
  title: 'Ricerca',
  label: 'Cerca nelle pagine e nelle notizie',
  loading: 'Caricamento della ricerca…',
  failed: 'La ricerca non si è caricata. Controlla la connessione e riprova.',
  retry: 'Riprova',
  older: 'Cerca negli articoli meno recenti',
  clear: 'Cancella la ricerca',
  page: 'Pagina',
  section: 'Sezione:',
};

export const inTheText: typeof english.inTheText = (words) => `Nel testo: ${words.join(', ')}`;

export const foundSentence: typeof english.foundSentence = (count, shown, newest) =>
  count > shown
    ? `${countFound(count)}${among(newest)}. Qui sotto i ${shown} migliori; aggiungi una parola per restringere la ricerca.`
    : `${countFound(count)}${among(newest)}.`;

export const nothingFoundSentence: typeof english.nothingFoundSentence = (query, newest) =>
  `Nessun risultato per «${query}»${among(newest)}.`;
