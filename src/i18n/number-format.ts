import { once } from './once.ts';

/**
 * A format of numbers, made on first use. It groups four digits in every language: Italian alone would write 1275 beside 10.235
 * in one column.
 */
export const numberFormat = (
  locale: string,
  options: Intl.NumberFormatOptions = {},
): (() => Intl.NumberFormat) =>
  once(() => new Intl.NumberFormat(locale, { useGrouping: 'always', ...options }));

/** The same of US dollars, with the sign that all pages have. */
export const dollarFormatOf = (
  locale: string,
  options: Intl.NumberFormatOptions = {},
): (() => Intl.NumberFormat) =>
  numberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', ...options });
