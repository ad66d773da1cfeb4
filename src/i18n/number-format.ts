import { once } from './once.ts';

/**
 * A format of numbers, made on first use; with `style: 'currency'`, of US dollars, whose sign is the same everywhere. It groups four
 * digits in every language: Italian alone would write 1275 beside 10.235 in one column.
 */
export const numberFormat = (locale: string, options?: Intl.NumberFormatOptions): (() => Intl.NumberFormat) =>
  once(
    () =>
      new Intl.NumberFormat(locale, {
        useGrouping: 'always',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        ...options,
      }),
  );
