import { once } from './once.ts';

const BRITISH = 'en-GB';

/**
 * The locale of all formats: the wanted one, or British English if browsers do not know it. Digits are always Latin,
 * so that a number on the screen can be typed back.
 *
 * @param wanted as the browser names it; some name one that does not exist (`C`)
 */
export function usableLocale(wanted: string | undefined): string {
  try {
    const locale = new Intl.Locale(wanted ?? '', { numberingSystem: 'latn' }).toString();
    return Intl.NumberFormat.supportedLocalesOf(locale)[0] ?? BRITISH;
  } catch {
    return BRITISH;
  }
}

/** The reader's locale: numbers and dates look as elsewhere on their machine. */
export const locale = usableLocale(globalThis.navigator?.language);

/**
 * The languages of a mail to the reader, most wanted first.
 *
 * @param site the site's language, for readers in whose languages there are no mails
 * @param link the language of the mail that led here, if any: the reader may have opened it on another machine
 */
export const mailLanguages = (site: string, link: string | null = null): readonly string[] =>
  [link, ...(globalThis.navigator?.languages ?? []), site].filter(isKnown);

function isKnown(tag: string | null): tag is string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag ?? '').length > 0;
  } catch {
    return false;
  }
}

/** The format of every US dollar amount in the members' area, so that the sign is the same everywhere. Made on first use. */
export const dollarFormat = (options: Intl.NumberFormatOptions = {}): (() => Intl.NumberFormat) =>
  once(
    () =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        ...options,
      }),
  );

const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A number of a right-to-left locale for our left-to-right text. It removes the direction marks, which would tear
 * `US$` apart.
 */
export function isolated(figure: string): string {
  const plain = figure.replaceAll(DIRECTION_MARKS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2066${plain}\u2069` : plain;
}
