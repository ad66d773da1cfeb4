import type { Cents } from '#domain/money/cents.ts';
import type { Instant } from '#domain/time.ts';
import { COUNTRY_NAMES } from './country-names.ts';
import { dollarFormat, locale } from './locale.ts';
import { numberFormat, once, withMinus } from './number-format.ts';
import { usdDecimal } from './usd-decimal.ts';

const usdFormat = dollarFormat();
const usdShortFormat = dollarFormat({ trailingZeroDisplay: 'stripIfInteger' });
const usdShortChangeFormat = dollarFormat({
  signDisplay: 'exceptZero',
  trailingZeroDisplay: 'stripIfInteger',
});
const usdChangeFormat = dollarFormat({ signDisplay: 'exceptZero' });
const wholeNumberFormat = numberFormat(locale);
const dateTimeFormat = once(
  () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);
const dayFormat = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const utcDayFormat = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
const timeFormat = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
const alphabet = once(() => new Intl.Collator(locale));
const countryNames = once(() => new Intl.DisplayNames([locale], { type: 'region' }));

/** E.g. `$1,100.00`. Exact: Intl gets decimal digits, never a float. */
export const usd = (amount: Cents): string => withMinus(usdFormat().format(usdDecimal(amount)));

/** Where room is short: `$10,240`, `$0.50`. */
export const usdShort = (amount: Cents): string => withMinus(usdShortFormat().format(usdDecimal(amount)));

/** With its sign, where room is short: `+$60`, `−$120`, `$0`. */
export const usdShortChange = (amount: Cents): string =>
  withMinus(usdShortChangeFormat().format(usdDecimal(amount)));

/** With its sign: `+$1,100.00`, `−$120.00`, `$0.00`. */
export const usdChange = (amount: Cents): string => withMinus(usdChangeFormat().format(usdDecimal(amount)));

/** E.g. `1,204`. */
export const wholeNumber = (value: number): string => wholeNumberFormat().format(value);

/** All digits of a decimal string, with the reader's decimal mark and without groups: `0,00326896` in Italian. */
export const digits = (decimal: string): string =>
  decimal.replace('.', (0.5).toLocaleString(locale).charAt(1));

/** As `digits`, with groups, to be read: `3.180,80321643` in Italian. */
export const groupedDigits = (decimal: string): string =>
  digits(decimal).replace(/^\d+/, (whole) => wholeNumberFormat().format(BigInt(whole)));

/** E.g. `20 Nov 2026, 14:05`. */
export const dateTime = (at: Instant): string => dateTimeFormat().format(at);

/** E.g. `14:05`. */
export const clockTime = (at: Instant): string => timeFormat().format(at);

/** `14:05` if today, otherwise as `dateTime`. */
export const sinceWhen = (at: Instant): string =>
  dayFormat().format(at) === dayFormat().format(Date.now()) ? clockTime(at) : dateTime(at);

/** E.g. `20 Nov 2026`, in the reader's time zone. */
export const dayOfInstant = (at: Instant): string => dayFormat().format(at);

/** E.g. `20 Nov 2026`: a day of UTC, whatever the reader's time zone. */
export const utcDay = (at: Instant): string => utcDayFormat().format(at);

/** @param code ISO 3166-1 alpha-2 */
export const countryName = (code: string): string => COUNTRY_NAMES[code] ?? countryNames().of(code) ?? code;

/** Compares names by the reader's alphabet. */
export const byName = (left: string, right: string): number => alphabet().compare(left, right);
