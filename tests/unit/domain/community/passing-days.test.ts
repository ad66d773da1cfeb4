import { describe, expect, it } from 'vitest';
import { PassingDays } from '#domain/community/passing-days.ts';
import { SettledDays } from '#domain/community/settled-day.ts';
import {
  dayOfJoining,
  joinedBy,
  LAST_DAY,
  newWalk,
  numberOf,
  PLACES,
  type Walk,
  WalkBroken,
  DAYS_IN_MONTH,
  LAST_DAY_OF_GROWTH,
  STANDARD_SEED,
} from '#domain/community/walk.ts';
import { DEFAULT_SCENARIO, PERIODS_AFTER, PERIODS_OF_GROWTH } from '#domain/matrix/simulation/scenario.ts';
import { ROOT } from '#domain/matrix/members.ts';
import { sum } from '#domain/money/cents.ts';
import { totals } from '#domain/money/ledger.ts';
import { levelKey } from '#domain/programme/activation.ts';
import type { ProgrammeEntry } from '#domain/programme/entry.ts';
import { Programme } from '#domain/programme/programme.ts';
import { SAMPLE_WORDS } from '#backend/local/sandbox/text.ts';
import { OFFERS } from '#tests/unit/support/sample-offers.ts';

const PERSON = { uid: 'ada', username: 'ada' };

function begun(walk: Pick<Walk, 'place' | 'members' | 'seed'>) {
  const days = new PassingDays(walk, PERSON.uid);
  const programme = new Programme();
  const books = new SettledDays(days, {
    offers: OFFERS,
    operators: ['one', 'two'],
    words: { ...SAMPLE_WORDS, language: 'en' },
    person: PERSON,
    programme,
  });
  return { days, programme, books };
}

describe('the calendar of a walk', () => {
  it('is that of the simulator, and so is the seed', () => {
    expect(LAST_DAY).toBe((PERIODS_OF_GROWTH + PERIODS_AFTER) * DAYS_IN_MONTH);
    expect(LAST_DAY_OF_GROWTH).toBe(PERIODS_OF_GROWTH * DAYS_IN_MONTH);
    expect(STANDARD_SEED).toBe(DEFAULT_SCENARIO.seed);
  });

  it('has the person join on the day on which so many have joined', () => {
    for (const place of ['first', 'late', 'last'] as const) {
      const walk = newWalk(place, 1);
      expect(joinedBy(walk.day, walk.members)).toBeGreaterThanOrEqual(numberOf(walk));
      expect(joinedBy(walk.day - 1, walk.members)).toBeLessThan(numberOf(walk));
    }
    expect(['first', 'late', 'last'].map((place) => numberOf({ place, members: 1000 } as Walk))).toEqual([
      5, 900, 996,
    ]);
    expect(dayOfJoining(1, 1_000_000)).toBe(1);
  });
});

describe('the days of a walk', () => {
  const walk = newWalk('late', 7, 120);

  it('bring the same to the same seed, and other things to another', () => {
    const movesOf = (seed: number) => {
      const { days } = begun({ ...walk, seed });
      return Array.from({ length: LAST_DAY }, () => days.pass());
    };
    expect(movesOf(7)).toEqual(movesOf(7));
    expect(movesOf(7)).not.toEqual(movesOf(8));
  });

  it.each(PLACES)('bring no activation of a sample after growth to a person in place “%s”', (place) => {
    for (const seed of [1, 2, 3]) {
      const { days } = begun(newWalk(place, seed));
      while (days.day < LAST_DAY_OF_GROWTH) days.pass();
      while (days.day < LAST_DAY) expect(days.pass().moves).toEqual([]);
    }
  });

  it('settle to books that add up, in a programme that is the simulated one', () => {
    const { days, programme, books } = begun(walk);
    while (days.day < LAST_DAY) books.settle(days.pass(), days.day);
    expect(programme.hash()).toBe(days.hash());
    const { settled } = books;
    expect(sum([...totals(settled.postings.flat()).values()])).toBe(0);
    expect(settled.accounts).toHaveLength(walk.members - 1);
    expect(settled.accounts.every(({ sample }) => sample)).toBe(true);
    expect(settled.withdrawals.size).toBeGreaterThan(0);
    const after = settled.entries.findLastIndex(({ kind }) => kind === 'register');
    expect(settled.entries.slice(after).length).toBeLessThan(30);
  });

  it('go on from the log as they would have without a pause, whatever persons did in between', () => {
    const { days, programme, books } = begun(walk);
    const log = () => books.settled.entries as ProgrammeEntry[];
    const acts = (entry: ProgrammeEntry) => {
      programme.apply(entry);
      log().push(entry);
      days.hear(entry);
    };
    while (days.day < walk.day) books.settle(days.pass(), days.day);
    for (const matrix of ['s6', 's8'] as const)
      acts({ kind: 'activate', ...PERSON, matrix, level: 1, at: 1 });
    acts({ kind: 'register', uid: 'ben', username: 'ben', sponsor: 'ada' });
    acts({ kind: 'activate', uid: 'ben', username: 'ben', matrix: 's8', level: 1, at: 1 });
    while (days.day < walk.day + 40) books.settle(days.pass(), days.day);
    acts({ kind: 'activate', ...PERSON, matrix: 's8', level: 2, at: 1 });

    const resumed = PassingDays.resume({ ...walk, day: days.day }, PERSON.uid, log());
    expect(resumed.hash()).toBe(days.hash());
    expect(resumed.hash()).toBe(programme.hash());
    while (days.day < LAST_DAY) expect(resumed.pass()).toEqual(days.pass());
    // Samples that joined after Ben are numbered after him, and stay within the community.
    expect(resumed.uidOf(walk.members + 1 + ROOT)).toBe('sample-member-121');
  });

  it('refuse a log that does not follow from them', () => {
    const { days, books } = begun(walk);
    while (days.day < walk.day) books.settle(days.pass(), days.day);
    const log = books.settled.entries;
    const at = log.findIndex((entry) => entry.kind === 'activate' && levelKey(entry) === 's6-1');
    const resume = (entries: readonly ProgrammeEntry[]) => () =>
      PassingDays.resume({ ...walk, day: days.day }, PERSON.uid, entries);
    expect(resume(log.toSpliced(at, 1))).toThrow(WalkBroken);
    expect(resume(log.slice(0, -1))).toThrow(WalkBroken);
    expect(
      resume([...log, { ...log[at], kind: 'activate', uid: 'sample-member-001' } as ProgrammeEntry]),
    ).toThrow(WalkBroken);
  });
});
