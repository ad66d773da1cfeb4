/** Figures of a recorded market, in the reader's own locale. */
const locale = typeof navigator === 'undefined' ? 'en' : navigator.language;

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const percentFormat = new Intl.NumberFormat(locale, {
  style: 'percent',
  minimumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
const volumeFormat = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});
const priceFormat = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
const smallPriceFormat = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  maximumSignificantDigits: 5,
});

/** @param date a calendar date, `2025-11-20`: read as UTC, so that no reader sees the day before */
export const calendarDay = (date: string): string => dayFormat.format(Date.parse(date));

/** @param decimal US dollars as a decimal string. Below one dollar five significant digits, else whole cents. */
export const price = (decimal: string): string =>
  (Number(decimal) < 1 ? smallPriceFormat : priceFormat).format(decimal as Intl.StringNumericLiteral);

/** E.g. `+1.25%`. @param basisPoints hundredths of a percent */
export const change = (basisPoints: number): string => percentFormat.format(basisPoints / 10_000);

/** E.g. `$72.4B`. */
export const volume = (usdWhole: number): string => volumeFormat.format(usdWhole);
