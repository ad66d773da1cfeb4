import { expect, it } from 'vitest';
import { MINUTE, SECOND } from '#domain/time.ts';
import { WrongClock } from '#settler/runtime/clock.ts';
import { healthOf } from '#settler/runtime/health.ts';
import { NOT_RETAINING, type RetentionStatus } from '#settler/retention/watch-retention.ts';
import type { SettlerStatus } from '#settler/runtime/watch.ts';

const NOW = 10 * MINUTE;
const LONGEST_LAG = 120 * SECOND;

const AT_WORK: SettlerStatus & RetentionStatus = {
  ...NOT_RETAINING,
  isListening: true,
  lastPassAt: NOW - MINUTE,
  oldestSince: null,
  waiting: 0,
  lastSettledAt: null,
  failing: 0,
  isKeepingPartners: true,
  sequence: 7,
};

const reasonOf = (changes: Partial<typeof AT_WORK>) => {
  const { healthy, reason } = healthOf({ ...AT_WORK, ...changes }, null, NOW, LONGEST_LAG);
  expect(healthy).toBe(reason === null);
  return reason;
};

it('is well while everything that the settler does is done', () => {
  expect(reasonOf({})).toBe(null);
  expect(reasonOf({ oldestSince: NOW - LONGEST_LAG, failing: 1 })).toBe(null);
});

it.each<[string, Partial<typeof AT_WORK>]>([
  ['Has not looked through what waits yet', { lastPassAt: null }],
  ['Does not reach Firestore', { lastPassAt: NOW - 4 * MINUTE }],
  ['Does not hear of new requests', { isListening: false }],
  ['A request has waited for too long', { oldestSince: NOW - LONGEST_LAG - 1 }],
  ['Does not keep the partners’ pages up to date', { isKeepingPartners: false }],
  ['Does not finish the deletion of an account', { failingErasures: 1 }],
  ['Does not remove what is kept no longer', { isRemovingDue: false }],
])('says what is wrong: %s', (reason, changes) => {
  expect(reasonOf(changes)).toBe(reason);
});

it('says that the clock is wrong, whatever else is', () => {
  const wrong = new WrongClock(24 * 60 * MINUTE);
  const { healthy, reason } = healthOf({ ...AT_WORK, isListening: false }, wrong, NOW, LONGEST_LAG);
  expect({ healthy, reason }).toEqual({ healthy: false, reason: wrong.message });
});
