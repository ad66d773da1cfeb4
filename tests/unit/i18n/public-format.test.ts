import { expect, it } from 'vitest';
import { readingMinutes } from '#i18n/public-format.ts';

it.each([
  [0, 1],
  [1, 1],
  [220, 1],
  [221, 2],
])('a text of %i words is read in %i min: one of charts alone, too', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
