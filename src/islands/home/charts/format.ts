/** Figures and dates on the charts, in the reader's own locale. */
import { locale } from '#i18n/locale.ts';
import { price } from '#i18n/market-format.ts';
import { numberFormat, withMinus } from '#i18n/number-format.ts';

const indexFormat = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const wholeIndexFormat = numberFormat(locale, { maximumSignificantDigits: 4 });
const shareFormat = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
const signedShareFormat = numberFormat(locale, {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const axisPriceFormat = numberFormat(locale, { maximumSignificantDigits: 4 });
const yearFormat = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
const dayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A price in US dollars, e.g. `$91,772.41`. */
export const priceFigure = (usd: number): string => price(String(usd));

/** A price in US dollars beside an axis, short: `91,770`. */
export const axisPrice = (usd: number): string => axisPriceFormat().format(usd);

/** A value of which the first one was 100, e.g. `112.4`. */
export const indexFigure = (value: number): string => indexFormat().format(value);
export const axisIndex = (value: number): string => wholeIndexFormat().format(value);

/** How much, without saying in which direction: `12.3%`. @param ratio 0.123 */
export const share = (ratio: number): string => shareFormat().format(Math.abs(ratio));

/** A round percentage, e.g. `+20%`, `−5.8%`. @param basisPoints hundredths of a percent */
export const roundChange = (basisPoints: number): string =>
  withMinus(signedShareFormat().format(basisPoints / 10_000));

/** A ratio as hundredths of a percent, which `change` takes. */
export const basisPoints = (ratio: number): number => Math.round(ratio * 10_000);

const TICK_FORMATS = { year: yearFormat, month: monthFormat, day: dayFormat } as const;

/** A mark on an axis of days: the year where one begins, a month, or a day. */
export const tickMark = (day: string, kind: keyof typeof TICK_FORMATS): string =>
  TICK_FORMATS[kind].format(Date.parse(day));
