import { expect, it } from 'vitest';
import { backOffWithin } from '#domain/back-off.ts';

const waits = (random: number) =>
  [1, 2, 3, 4, 5000].map((failures) => backOffWithin({ first: 4, longest: 20 }, failures, () => random));

it('doubles the wait each time, up to the longest', () => {
  expect(waits(0)).toEqual([4, 8, 16, 20, 20]);
});

it('subtracts up to half of it at random', () => {
  expect(waits(0.5)).toEqual([3, 6, 12, 15, 15]);
});
