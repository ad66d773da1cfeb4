import { dal } from '#i18n/italian-articles.ts';
import { closingPrice } from '#components/article/text.ts';
import type * as english from '#components/article/text.ts';
import { PAGE_LOCALE } from '#i18n/language.ts';
import { numberFormat, withMinus } from '#i18n/number-format.ts';
import type { Words } from '#i18n/words.ts';

export { axisPrices, closingPrice, month, shortDay } from '#components/article/text.ts';

type History = Parameters<typeof english.chartText.title>[0];
type Close = History['first'];

const percentFormat = numberFormat(PAGE_LOCALE, {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const dayFormat = new Intl.DateTimeFormat(PAGE_LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

const day = (date: string): string => dayFormat.format(Date.parse(date));

const priceOn = ({ date, close }: Close): string => `${closingPrice(close)} (${day(date)})`;

export const chartText: Words<typeof english.chartText> = {
  title: ({ name, symbol, first, last }: History) =>
    `${name} (${symbol}), prezzi di chiusura, ${day(first.date)} – ${day(last.date)}`,
  summary: ({ first, last, lowest, highest, changeBasisPoints }: History) =>
    `Da ${priceOn(first)} a ${priceOn(last)}: ${withMinus(percentFormat().format(changeBasisPoints / 10_000))}. ` +
    `Minimo ${priceOn(lowest)}, massimo ${priceOn(highest)}.`,
  recorded: 'Prezzi giornalieri registrati, in dollari USA, non in tempo reale.',
  table: 'I prezzi in tabella',
  tableOfDays: 'Prezzo di chiusura di ogni giorno',
  tableOfMonths: 'Prezzo di chiusura dell’ultimo giorno registrato di ogni mese',
  date: 'Giorno',
  close: 'Prezzo',
};

export const figureText: Words<typeof english.figureText> = {
  what: 'Che cosa',
  howMany: 'Quanti',
  run: 'Prova tu nel simulatore',
};

export const calloutText: Words<typeof english.calloutText> = { note: 'Nota', warning: 'Attenzione' };

export const videoText: Words<typeof english.videoText> = { download: 'Scarica il filmato' };

export const publicationText: Words<typeof english.publicationText> = {
  draft: 'Bozza: non compare in nessuna versione del sito',
  scheduled: (date: string) => `Programmato: sul sito ${dal(day(date))}`,
};
