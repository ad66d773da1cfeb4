import { PAGE_LOCALE } from '#i18n/language.ts';
import { numberFormat, withMinus } from '#i18n/number-format.ts';

/** Texts of the article components. Static pages are rendered once for all readers. */
const priceFormat = numberFormat(PAGE_LOCALE, { style: 'currency' });
const smallPriceFormat = numberFormat(PAGE_LOCALE, { style: 'currency', minimumFractionDigits: 4 });
const percentFormat = numberFormat(PAGE_LOCALE, {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const dayFormat = new Intl.DateTimeFormat(PAGE_LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
const shortDayFormat = new Intl.DateTimeFormat(PAGE_LOCALE, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const monthFormat = new Intl.DateTimeFormat(PAGE_LOCALE, {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * @param decimal US dollars as a decimal string. Below ten dollars rounded to hundredths of a cent, else to whole
 *   cents.
 */
export const closingPrice = (decimal: string): string =>
  (Number(decimal) < 10 ? smallPriceFormat : priceFormat)().format(decimal as Intl.StringNumericLiteral);

/** Round US dollar amounts beside a chart's lines, all with the same number of decimals. */
export function axisPrices(dollars: readonly number[]): readonly string[] {
  const decimals = Math.max(...dollars.map((each) => `${each}`.split('.')[1]?.length ?? 0));
  const format = numberFormat(PAGE_LOCALE, {
    style: 'currency',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return dollars.map((each) => format().format(each));
}

const day = (date: string): string => dayFormat.format(Date.parse(date));
export const shortDay = (date: string): string => shortDayFormat.format(Date.parse(date));
export const month = (date: string): string => monthFormat.format(Date.parse(date));

interface Close {
  readonly date: string;
  readonly close: string;
}

interface History {
  readonly symbol: string;
  readonly name: string;
  readonly first: Close;
  readonly last: Close;
  readonly lowest: Close;
  readonly highest: Close;
  readonly changeBasisPoints: number;
}

const priceOn = ({ date, close }: Close): string => `${closingPrice(close)} on ${day(date)}`;

export const chartText = {
  title: ({ name, symbol, first, last }: History) =>
    `${name} (${symbol}), closing prices from ${day(first.date)} to ${day(last.date)}`,
  summary: ({ first, last, lowest, highest, changeBasisPoints }: History) =>
    `From ${priceOn(first)} to ${priceOn(last)}: ${withMinus(percentFormat().format(changeBasisPoints / 10_000))}. ` +
    `Lowest ${priceOn(lowest)}, highest ${priceOn(highest)}.`,
  recorded: 'Recorded daily prices in US dollars, not live ones.',
  table: 'The prices as a table',
  tableOfDays: 'Closing price of each day',
  tableOfMonths: 'Closing price of the last recorded day of each month',
  date: 'Day',
  close: 'Price',
} as const;

export const figureText = {
  what: 'What',
  howMany: 'How many',
  run: 'Run it yourself in the simulator',
} as const;

export const calloutText = { note: 'Note', warning: 'Warning' } as const;

export const videoText = { download: 'Download the film' } as const;

/** The label of an unpublished post. */
export const publicationText = {
  draft: 'Draft: in no build',
  scheduled: (date: string) => `Scheduled: in builds from ${day(date)}`,
} as const;
