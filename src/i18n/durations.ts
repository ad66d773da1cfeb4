import { DAY, HOUR, MINUTE } from '#domain/time.ts';
import { locale } from './locale.ts';
import { numberFormat } from './number-format.ts';

const UNITS = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
] as const;

type Unit = (typeof UNITS)[number];

const inUnit = (time: number, [length, unit]: Unit, unitDisplay: 'short' | 'long'): string =>
  numberFormat(locale, { style: 'unit', unit, unitDisplay })().format(Math.floor(time / length));

/** In the largest unit of which it has one, rounded down: `3 days`, `2 hr`, `15 min`, `< 1 min`. @param time milliseconds */
export function roughTime(time: number): string {
  const unit = UNITS.find(([length]) => time >= length);
  return unit ? inUnit(time, unit, 'short') : `<\u00a0${inUnit(MINUTE, UNITS[2], 'short')}`;
}

/**
 * To the minute below a day, otherwise to the hour: `13 days, 23 hours`, `1 hour, 59 minutes`, `5 minutes`.
 *
 * @param time milliseconds
 */
export function timeLeft(time: number): string {
  const largest = UNITS.findIndex(([length]) => time >= length);
  const unit = UNITS[largest] ?? UNITS[2];
  const smaller = UNITS[largest + 1];
  const rest = time % unit[0];
  const parts = [inUnit(time, unit, 'long')];
  if (largest >= 0 && smaller && rest >= smaller[0]) parts.push(inUnit(rest, smaller, 'long'));
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts);
}
