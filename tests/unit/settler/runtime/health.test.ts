import { expect, it } from 'vitest';
import { MINUTE, SECOND } from '#domain/time.ts';
import { WrongClock } from '#settler/runtime/clock.ts';
import { healthOf, type Status } from '#settler/runtime/health.ts';
import { NOT_REVOKING } from '#settler/sessions/watch-sessions.ts';
import { NO_WITNESSES } from '#settler/ledger/witnesses.ts';
import { NOT_SENDING } from '#settler/mails/sender.ts';
import { NOT_RETAINING } from '#settler/retention/watch-retention.ts';

const NOW = 10 * MINUTE;
const LONGEST_LAG = 120 * SECOND;

const AT_WORK: Status = {
  ...NOT_RETAINING,
  ...NOT_REVOKING,
  ...NOT_SENDING,
  isListening: true,
  lastPassAt: NOW - MINUTE,
  oldestSince: null,
  waiting: 0,
  lastSettledAt: null,
  failing: 0,
  setAside: 0,
  areBooksBroken: false,
  isLogRefused: false,
  ...NO_WITNESSES,
  arePartnersSynced: true,
  sequence: 7,
};

const reasonOf = (changes: Partial<Status>) => {
  const { healthy, reason } = healthOf({ ...AT_WORK, ...changes }, null, NOW, LONGEST_LAG);
  expect(healthy).toBe(reason === null);
  return reason;
};

it('is healthy while everything works', () => {
  expect(reasonOf({})).toBe(null);
  expect(reasonOf({ oldestSince: NOW - LONGEST_LAG, failing: 1 })).toBe(null);
});

it.each<[string, Partial<Status>]>([
  ['The first pass over pending requests is not finished', { lastPassAt: null }],
  ['Does not reach Firestore', { lastPassAt: NOW - 4 * MINUTE }],
  ['The books do not match', { areBooksBroken: true, oldestSince: NOW - LONGEST_LAG - 1 }],
  ['The books do not match', { isLogRefused: true }],
  ['Does not receive new requests', { isListening: false }],
  ['A request has waited too long', { oldestSince: NOW - LONGEST_LAG - 1 }],
  ['The partners’ pages are out of date', { arePartnersSynced: false }],
])('gives the reason: %s', (reason, changes) => {
  expect(reasonOf(changes)).toBe(reason);
});

it('says whether the books are the reason', () => {
  const booksIn = (changes: Partial<Status>) =>
    healthOf({ ...AT_WORK, ...changes }, null, NOW, LONGEST_LAG).books;
  expect(booksIn({})).toBe('match');
  expect(booksIn({ oldestSince: NOW - LONGEST_LAG - 1 })).toBe('match');
  expect(booksIn({ areBooksBroken: true })).toBe('broken');
  expect(booksIn({ isLogRefused: true })).toBe('broken');
});

it.each<[string, Partial<Status>]>([
  ['Requests are set aside: look at each, then release it', { setAside: 2 }],
  ['The deletion of an account cannot be finished', { failingErasures: 1 }],
  ['The identity service does not learn of ended sessions', { areSessionsRevoked: false }],
  ['Data that are due cannot be removed', { isRemovingDue: false }],
])('settles on, and warns: %s', (sentence, changes) => {
  const { healthy, reason, warning } = healthOf({ ...AT_WORK, ...changes }, null, NOW, LONGEST_LAG);
  expect({ healthy, reason, warning }).toEqual({ healthy: true, reason: null, warning: sentence });
});

it('warns of all that people have to look at, and of nothing else', () => {
  const { warning } = healthOf({ ...AT_WORK, setAside: 1, failingErasures: 1 }, null, NOW, LONGEST_LAG);
  expect(warning).toBe(
    'Requests are set aside: look at each, then release it. The deletion of an account cannot be finished',
  );
  expect(healthOf(AT_WORK, null, NOW, LONGEST_LAG).warning).toBe(null);
});

it('reports a wrong clock before anything else', () => {
  const wrong = new WrongClock(24 * 60 * MINUTE);
  const { healthy, reason } = healthOf({ ...AT_WORK, isListening: false }, wrong, NOW, LONGEST_LAG);
  expect({ healthy, reason }).toEqual({ healthy: false, reason: wrong.message });
});
