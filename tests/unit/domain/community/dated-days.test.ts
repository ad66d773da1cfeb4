import { expect, it } from 'vitest';
import { dawnOf, dayOfCommunity, isOfWalk } from '#domain/community/dated-days.ts';
import type { TimedWalk } from '#domain/community/walk.ts';
import { DAY } from '#domain/time.ts';

const BEGUN = Date.UTC(2026, 10, 27, 15);
/** Begun on day 540; then a month has passed. */
const WALK: TimedWalk = {
  ...{ place: 'late', members: 1_000, seed: 1, day: 570 },
  passed: [
    { at: BEGUN, days: 0 },
    { at: BEGUN + 60_000, days: 30 },
  ],
};

it('dates by its days also what the community had behind it, and not what its person did before', () => {
  const days = [BEGUN - 539 * DAY, BEGUN, BEGUN + 60_000, BEGUN + 60_029, BEGUN + DAY];
  expect(days.map((at) => dayOfCommunity(WALK, at))).toEqual([1, 540, 541, 570, 570]);
  expect(dayOfCommunity(WALK, BEGUN - 1)).toBeNull();
});

it('tells what the walk did from what people did', () => {
  const its = [BEGUN - DAY, BEGUN, BEGUN + 60_000, BEGUN + 60_029];
  const theirs = [BEGUN - 1, BEGUN + 1, BEGUN + 59_999, BEGUN + 60_030];
  expect([...its, ...theirs].map((at) => isOfWalk(WALK, at))).toEqual([
    ...its.map(() => true),
    ...theirs.map(() => false),
  ]);
});

it('knows from when on its last days are', () => {
  expect(dawnOf(WALK, 30)).toBe(BEGUN);
  expect(dawnOf(WALK, 32)).toBe(BEGUN - 2 * DAY);
});
