const BRITISH = 'en-GB';

/**
 * The locale to write by: the one asked for, or British English where browsers know none of that name. Digits are
 * Latin in all of them, so that a figure on the screen can be typed back.
 *
 * @param wanted as a browser names it; some name none that there is (`C`)
 */
export function usableLocale(wanted: string | undefined): string {
  try {
    const locale = new Intl.Locale(wanted ?? '', { numberingSystem: 'latn' }).toString();
    return Intl.NumberFormat.supportedLocalesOf(locale)[0] ?? BRITISH;
  } catch {
    return BRITISH;
  }
}

/** The reader's own: figures and dates look as they do elsewhere on their machine. The only place that asks for it. */
export const locale = usableLocale(globalThis.navigator?.language);

/** Every amount of US dollars in the members' area is written by such a format: one sign for them in all places. */
export const dollarFormat = (options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    ...options,
  });

const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A figure of a right-to-left locale for our left-to-right text: its signs stand where they are written. The marks that
 * it brings are for text that runs the other way, and would tear `US$` apart.
 */
export function isolated(figure: string): string {
  const plain = figure.replaceAll(DIRECTION_MARKS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2066${plain}\u2069` : plain;
}
