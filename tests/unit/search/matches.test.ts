import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistanceToPrefix } from '#search/matches.ts';

const word = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1, maxLength: 8 });

test.each([
  ['wallet', 'wallet', 0],
  ['wall', 'wallet', 0],
  ['walet', 'wallet', 1],
  ['walllet', 'wallet', 1],
  ['wollet', 'wallet', 1],
  ['wlalet', 'wallet', 1],
  ['wlaet', 'wallet', 2],
  ['xyz', 'wallet', 3],
])('from %s to the beginning of %s: %i', (typed, whole, edits) => {
  expect(editDistanceToPrefix(typed, whole)).toBe(edits);
});

test('a word is no edit away from what it begins with, and never more than its length', () => {
  fc.assert(
    fc.property(word, word, (typed, other) => {
      expect(editDistanceToPrefix(typed, typed + other)).toBe(0);
      expect(editDistanceToPrefix(typed, other)).toBeLessThanOrEqual(typed.length);
    }),
  );
});

test('one letter left out is one edit', () => {
  fc.assert(
    fc.property(word, fc.nat(7), (whole, place) => {
      const typed = whole.slice(0, place) + whole.slice(place + 1);
      expect(editDistanceToPrefix(typed, whole)).toBeLessThanOrEqual(1);
    }),
  );
});
