import type { Instant } from '../domain/time.ts';

/** Figures of the market, in the reader's own locale. */
const locale = typeof navigator === 'undefined' ? 'en' : navigator.language;

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const timeFormat = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
const percentFormat = new Intl.NumberFormat(locale, {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
const volumeFormat = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  notation: 'compact',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const priceFormat = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
const smallPriceFormat = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  maximumSignificantDigits: 5,
});
const shortPriceFormat = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
});
const shortSmallPriceFormat = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  maximumSignificantDigits: 5,
});
const exactDollarFormat = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 8,
});
const exactCoinFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 8 });

/** @param date a calendar date, `2025-11-20`: read as UTC, so that no reader sees the day before */
export const calendarDay = (date: string): string => dayFormat.format(Date.parse(date));

/** Of today, on the reader's clock. */
export const timeOfDay = (at: Instant): string => timeFormat.format(at);

/** @param decimal US dollars as a decimal string. Below one dollar five significant digits, else whole cents. */
export const price = (decimal: string): string =>
  (Number(decimal) < 1 ? smallPriceFormat : priceFormat).format(decimal as Intl.StringNumericLiteral);

/** As `price`, with no more than `$` in any locale: for columns of prices that say above which dollars they are. */
export const shortPrice = (decimal: string): string =>
  (Number(decimal) < 1 ? shortSmallPriceFormat : shortPriceFormat).format(
    decimal as Intl.StringNumericLiteral,
  );

/** E.g. `+1.25%`. @param basisPoints hundredths of a percent */
export const change = (basisPoints: number): string => percentFormat.format(basisPoints / 10_000);

/** E.g. `$72.4B`. */
export const volume = (usdWhole: number): string => volumeFormat.format(usdWhole);

/** To the eighth decimal, from the digits themselves: no float comes between. */
export const exactDollars = (decimal: string): string =>
  exactDollarFormat.format(decimal as Intl.StringNumericLiteral);

/** As `exactDollars`, of a coin: `0.0017 BTC`. */
export const exactCoins = (decimal: string, symbol: string): string =>
  `${exactCoinFormat.format(decimal as Intl.StringNumericLiteral)} ${symbol}`;
