import { LANGUAGES } from '#domain/languages.ts';
import type { Finding } from './mistake.ts';

const dayFormats = Object.values(LANGUAGES).map(({ locale }) => {
  const namesOf = (options: Intl.DateTimeFormatOptions, days: readonly number[]) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return days.map((day) => format.format(day));
  };
  const months = namesOf(
    { month: 'long' },
    Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1)),
  );
  // The first of February 2026 is a Sunday.
  const weekdays = namesOf(
    { weekday: 'long' },
    Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 1, 1 + day)),
  );
  const weekday = String.raw`(?:(?<weekday>${weekdays.join('|')}),? )?`;
  const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|º|°)?`;
  const month = `(?<month>${months.join('|')})`;
  const year = String.raw`(?<year>\d{4})(?!\d)`;
  const written = [`${weekday}${day} ${month},? ${year}`, `${weekday}${month} ${day},? ${year}`];
  return {
    months,
    weekdays,
    patterns: written.map((each) => new RegExp(String.raw`(?<![\p{L}\d])${each}`, 'giu')),
  };
});

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Days in a text that no calendar has, and days of the week on which they are not. */
export function wrongDays(field: string, text: string): readonly Finding[] {
  return dayFormats.flatMap(({ months, weekdays, patterns }) =>
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .flatMap(({ 0: found, groups = {} }) => {
        const { weekday, day, month = '', year } = groups;
        const date = new Date(
          Date.UTC(
            Number(year),
            months.findIndex((name) => isSame(name, month)),
            Number(day),
          ),
        );
        if (date.getUTCDate() !== Number(day)) {
          return [{ field, message: `has ${found}, which no calendar has. Correct the day.` }];
        }
        const real = weekdays[date.getUTCDay()];
        if (weekday === undefined || isSame(weekday, real ?? '')) return [];
        return [{ field, message: `has ${found}, and that day is a ${real}. Correct one of the two.` }];
      }),
  );
}
