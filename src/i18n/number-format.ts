/** Makes a value on first use. A formatter takes milliseconds of a phone, and no screen needs all of them. */
export function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

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

/** An amount with a true minus sign: for English, Italian and most other languages `Intl` writes a hyphen. */
export const withMinus = (figure: string): string => figure.replace('-', '−');
