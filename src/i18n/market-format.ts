import type { Instant } from '#domain/time.ts';
import { dollarFormat, locale } from './locale.ts';
import { numberFormat, once, withMinus } from './number-format.ts';

const dayFormat = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
const timeFormat = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }));
const percentFormat = numberFormat(locale, {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
const volumeFormat = dollarFormat({
  notation: 'compact',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const priceFormat = dollarFormat();
const smallPriceFormat = dollarFormat({ maximumSignificantDigits: 5 });
/**
 * So many decimals that the amount reads only one way: `1,500` and `1.125` mean different amounts to different
 * readers, so the form refuses them.
 */
const exactFormats = [{}, { minimumFractionDigits: 2 }, { minimumFractionDigits: 4 }].map((least) => ({
  dollars: dollarFormat({ maximumFractionDigits: 8, ...least }),
  coins: numberFormat(locale, { maximumFractionDigits: 8, ...least }),
}));

/** @param date a calendar date, `2025-11-20`: read as UTC, so that it is the same day for all readers */
export const calendarDay = (date: string): string => dayFormat().format(Date.parse(date));

/** A time of today, on the reader's clock. */
export const timeOfDay = (at: Instant): string => timeFormat().format(at);

/** @param decimal US dollars as a decimal string. Below one dollar five significant digits, else whole cents. */
export const price = (decimal: string): string =>
  (Number(decimal) < 1 ? smallPriceFormat() : priceFormat()).format(decimal as Intl.StringNumericLiteral);

/** E.g. `+1.25%`. @param basisPoints hundredths of a percent */
export const change = (basisPoints: number): string =>
  withMinus(percentFormat().format(basisPoints / 10_000));

/** E.g. `$72.4B`. */
export const volume = (usdWhole: number): string => volumeFormat().format(usdWhole);

/** Eight decimals, from the digits themselves, without a float. */
export const exactDollars = (decimal: string): string => exactly('dollars', decimal);

/** As `exactDollars`, of a coin: `0.0017 BTC`. */
export const exactCoins = (decimal: string, symbol: string): string =>
  `${exactly('coins', decimal)} ${symbol}`;

function exactly(unit: 'dollars' | 'coins', decimal: string): string {
  const [whole = '', decimals = ''] = decimal.split('.');
  const least = decimals.length === 3 ? 2 : decimals === '' && whole.length > 3 ? 1 : 0;
  return exactFormats[least]?.[unit]().format(decimal as Intl.StringNumericLiteral) ?? decimal;
}
