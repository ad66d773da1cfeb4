import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/time.ts';
import { roughTime, timeLeft } from '#i18n/durations.ts';

it.each([
  [0, /^<\s1 min/],
  [MINUTE, /^1 min/],
  [59 * MINUTE, /\b59 min/],
  [HOUR, /\b1 h/],
  [2 * HOUR - 1, /\b1 h/],
  [DAY - 1, /\b23 h/],
  [3 * DAY + HOUR, /\b3 day/],
])('a time of %i ms has the largest unit of which it has one, rounded down', (time, text) => {
  expect(roughTime(time)).toMatch(text);
});

it.each([
  [0, '0 minutes'],
  [MINUTE - 1, '0 minutes'],
  [59 * MINUTE, '59 minutes'],
  [HOUR, '1 hour'],
  [2 * HOUR - 1, '1 hour, 59 minutes'],
  [2 * DAY + 23 * HOUR + 59 * MINUTE, '2 days, 23 hours'],
  [DAY + 59 * MINUTE, '1 day'],
])('of %i ms so much is left, rounded down to the smaller of two units', (time, text) => {
  expect(timeLeft(time)).toBe(text);
});
