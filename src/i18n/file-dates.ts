import type { Instant } from '#domain/time.ts';
import { walkDays } from './walk-days.ts';

/** The day of a walk on which something happened; null: of none. */
export type DayOf = (at: Instant) => number | null;

/** A time that spreadsheets recognise, `2026-11-20 14:05:09` in UTC, or the number of a walk's day. */
export const cellTime = (at: Instant | null, dayOf: DayOf): string =>
  at === null ? '' : String(dayOf(at) ?? new Date(at).toISOString().slice(0, 19).replace('T', ' '));

/** The day in a file's name: `2026-11-20`, or `day-183` of a walk. */
export function nameDay(at: Instant, dayOf: DayOf): string {
  const day = dayOf(at);
  return day === null ? new Date(at).toISOString().slice(0, 10) : walkDays.inName(day);
}
