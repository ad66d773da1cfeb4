import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/time.ts';
import { roughTime } from '#i18n/format.ts';

it.each([
  [0, /\b0 min/],
  [59 * MINUTE, /\b59 min/],
  [HOUR, /\b1 h/],
  [2 * HOUR - 1, /\b1 h/],
  [DAY - 1, /\b23 h/],
  [3 * DAY + HOUR, /\b3 day/],
])('a time of %i ms has the largest unit of which it has one, rounded down', (time, text) => {
  expect(roughTime(time)).toMatch(text);
});
