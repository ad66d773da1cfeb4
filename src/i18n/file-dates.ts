import type { Instant } from '#domain/time.ts';
import { walkDays } from './walk-days.ts';

/** How the rows and the name of a file are dated, as the screens are. */
export interface FileDating {
  /** Whether a walk dates by its days. */
  readonly by: 'day' | 'time';
  /** In a spreadsheet: `2026-11-20 14:05:09` in UTC, or the number of a day. Empty: it has not happened. */
  readonly inCell: (at: Instant | null) => string;
  /** In a sentence: the same time, or `Day 183`. */
  readonly inText: (at: Instant) => string;
  /** In a file's name: `2026-11-20`, or `day-183`. */
  readonly inName: (at: Instant) => string;
}

/** @param dayOf the day of a walk on which something happened; null: there is no walk, or it was before */
export function fileDating(dayOf: (at: Instant) => number | null): FileDating {
  const dated = (at: Instant, ofDay: (day: number) => string, ofTime: (time: string) => string): string => {
    const day = dayOf(at);
    return day === null ? ofTime(new Date(at).toISOString()) : ofDay(day);
  };
  const time = (iso: string) => iso.slice(0, 19).replace('T', ' ');
  return {
    by: dayOf(Date.now()) === null ? 'time' : 'day',
    inCell: (at) => (at === null ? '' : dated(at, String, time)),
    inText: (at) => dated(at, walkDays.day, time),
    inName: (at) => dated(at, walkDays.inName, (iso) => iso.slice(0, 10)),
  };
}
