import { wholeNumber } from '#i18n/format.ts';
import type * as english from '#i18n/walk-days.ts';
import type { Words } from '#i18n/words.ts';

export const walkDays: Words<typeof english.walkDays> = {
  day: (day) => `Giorno ${wholeNumber(day)}`,
  dayOf: (day, last) => `Giorno ${wholeNumber(day)} di ${wholeNumber(last)}`,
  inName: (day) => `giorno-${day}`,
  month: (month) => `Mese ${wholeNumber(month)}`,
};
