import type { Cents } from '#domain/money/cents.ts';
import { PAGE_LOCALE, PAGE_NUMBERS } from './language.ts';
import { numberFormat, once } from './number-format.ts';

// Static pages are rendered once for all readers, so the locale is fixed, whatever the building machine's.
const dollarFormat = numberFormat(PAGE_NUMBERS, { style: 'currency', trailingZeroDisplay: 'stripIfInteger' });
const dayFormat = once(() => new Intl.DateTimeFormat(PAGE_LOCALE, { dateStyle: 'long', timeZone: 'UTC' }));

/** E.g. `$1,100`, `$4.50`. */
export const dollars = (amount: Cents): string => dollarFormat().format(amount / 100);

/** E.g. `24 August 2022`. @param date a calendar date, `2022-08-24` */
export const longDay = (date: string): string => dayFormat().format(Date.parse(date));

/** Reading time in whole minutes, at least one: a post may hold charts alone. @param words of the text */
export const readingMinutes = (words: number): number => Math.max(1, Math.ceil(words / 220));
