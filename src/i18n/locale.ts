import { LANGUAGE, PAGE_LOCALE, PAGE_NUMBERS } from './language.ts';
import { numberFormat } from './number-format.ts';

/**
 * The locale of all formats: the page's language as the reader's region writes it, so that English words stand beside
 * English months. Digits are always Latin, so that a number on the screen can be typed back.
 *
 * @param wanted as the browser names it; some name one that does not exist (`C`), and leave the page's own region
 */
export function usableLocale(wanted: string | undefined): string {
  try {
    const { region } = new Intl.Locale(wanted ?? '');
    const options = { numberingSystem: 'latn', ...(region !== undefined && { region }) };
    const locale = new Intl.Locale(region === undefined ? PAGE_LOCALE : PAGE_NUMBERS, options).toString();
    return Intl.NumberFormat.supportedLocalesOf(locale)[0] ?? PAGE_LOCALE;
  } catch {
    return PAGE_LOCALE;
  }
}

/** Numbers and dates follow the page's language and the reader's region. */
export const locale = usableLocale(globalThis.navigator?.language);

/**
 * The languages of a mail to the reader, most wanted first: that of the page, which they chose, before those of the browser.
 *
 * @param site the site's language, for readers in whose languages there are no mails
 * @param link the language of the mail that led here, if any: the reader may have opened it on another machine
 */
export const mailLanguages = (site: string, link: string | null = null): readonly string[] =>
  [link, LANGUAGE, ...(globalThis.navigator?.languages ?? []), site].filter(isKnown);

function isKnown(tag: string | null): tag is string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag ?? '').length > 0;
  } catch {
    return false;
  }
}

/** The format of every US dollar amount in the members' area. */
export const dollarFormat = (options?: Intl.NumberFormatOptions): (() => Intl.NumberFormat) =>
  numberFormat(locale, { style: 'currency', ...options });
