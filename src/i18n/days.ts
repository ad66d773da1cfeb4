import type { Instant } from '#domain/time.ts';

/** A day as a date field has it, `2026-11-20`. @param month from 0 @param day 0 is the last one of the month before */
export const dayText = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** A moment's day in the reader's time zone, as a date field has it. */
export function dayOf(at: Instant): string {
  const date = new Date(at);
  return dayText(date.getFullYear(), date.getMonth(), date.getDate());
}

/** The first moment of a day in the reader's time zone. @param day as a date field has it: `2026-11-20` */
export const startOfDay = (day: string): Instant => new Date(`${day}T00:00`).getTime();

/** The first moment of the day after: not 24 hours later, since some days have 23 or 25. */
export function dayAfter(day: string): Instant {
  const next = new Date(`${day}T00:00`);
  next.setDate(next.getDate() + 1);
  return next.getTime();
}
