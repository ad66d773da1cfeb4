import { expect, it } from 'vitest';
import { DAY, MINUTE } from '#domain/time.ts';
import { openClock, WrongClock } from '#settler/runtime/clock.ts';

const NOW = 100 * DAY;

it('is right while it is a few minutes off, however long the answer took', () => {
  const clock = openClock(() => NOW);
  clock.compare(NOW - 4 * MINUTE, NOW, NOW);
  expect(clock.now()).toBe(NOW);
  // The machine slept between question and answer.
  clock.compare(NOW + DAY / 2, NOW, NOW + DAY);
  expect(clock.now()).toBe(NOW);
});

it.each([
  [-DAY, '24 hours ahead of Firestore’s'],
  [DAY, '24 hours behind Firestore’s'],
  [-6 * MINUTE, '6 minutes ahead of Firestore’s'],
])('throws while the server’s time is %i ms away, and says how far it is off', (away, words) => {
  const clock = openClock(() => NOW);
  clock.compare(NOW + away, NOW, NOW);
  expect(clock.now).toThrow(WrongClock);
  expect(clock.now).toThrow(words);
  expect(clock.wrong()?.message).toContain('Set it');

  clock.compare(NOW, NOW, NOW);
  expect(clock.now()).toBe(NOW);
  expect(clock.wrong()).toBeNull();
});
