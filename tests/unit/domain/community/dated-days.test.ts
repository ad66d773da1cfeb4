import { expect, it } from 'vitest';
import { beginningOf, dayOfCommunity, isOfWalk, timeSince } from '#domain/community/dated-days.ts';
import { DAY, HOUR } from '#domain/time.ts';
import { walkOn } from '#tests/unit/support/walk-on.ts';

const BEGUN = Date.UTC(2026, 10, 27, 15);
/** Begun on day 540; then a month has passed. */
const WALK = walkOn(570, {
  passed: [
    { at: BEGUN, days: 0 },
    { at: BEGUN + 60_000, days: 30 },
  ],
});

it('dates by its days all that happened from its first day on', () => {
  const days = [BEGUN - 539 * DAY, BEGUN - HOUR, BEGUN, BEGUN + 60_000, BEGUN + 60_029, BEGUN + DAY];
  expect(days.map((at) => dayOfCommunity(WALK, at))).toEqual([1, 540, 540, 541, 570, 570]);
  expect(dayOfCommunity(WALK, BEGUN - 540 * DAY)).toBeNull();
});

it('counts how long ago something was in days that have passed, however soon', () => {
  const now = BEGUN + HOUR;
  const since = (at: number) => timeSince(WALK, at, now);
  expect(since(BEGUN + 59_000), 'before the month').toBe(30 * DAY);
  expect(since(BEGUN - 3 * HOUR), 'before the walk').toBe(30 * DAY);
  expect(since(now - HOUR / 2), 'after the month').toBe(HOUR / 2);
  expect(timeSince(WALK, now, now + 9 * DAY), 'no day passes by itself').toBe(DAY - 1);
});

it('knows when each of its days began', () => {
  const begun = [1, 540, 541, 570].map((day) => beginningOf(WALK, day));
  expect(begun).toEqual([BEGUN - 539 * DAY, BEGUN, BEGUN + 60_000, BEGUN + 60_029]);
  expect(beginningOf(WALK, 571)).toBeNull();
});

it('tells what the walk did from what people did', () => {
  const its = [BEGUN - DAY, BEGUN, BEGUN + 60_000, BEGUN + 60_029];
  const theirs = [BEGUN - 1, BEGUN + 1, BEGUN + 59_999, BEGUN + 60_030];
  expect([...its, ...theirs].map((at) => isOfWalk(WALK, at))).toEqual([
    ...its.map(() => true),
    ...theirs.map(() => false),
  ]);
});
