import type { Instant } from '#domain/time.ts';

/** The first moment of a day in the reader's time zone. @param day as a date field has it: `2026-11-20` */
export const startOfDay = (day: string): Instant => new Date(`${day}T00:00`).getTime();

/** The first moment of the day after: not 24 hours later, since some days have 23 or 25. */
export function dayAfter(day: string): Instant {
  const next = new Date(`${day}T00:00`);
  next.setDate(next.getDate() + 1);
  return next.getTime();
}
