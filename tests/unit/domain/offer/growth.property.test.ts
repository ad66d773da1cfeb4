import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Growth, growthOf, monthOf, MOST_YEARS, stepsUntil } from '#domain/offer/growth.ts';
import { type Offer, PART, PERIODS } from '#domain/offer/offer.ts';
import { offerOf, someOffer } from './offers.ts';

const ITALY = 58_952_704;
const WORLD = 8_141_808_945;

/** Lets people join step by step and counts. */
function simulate(growth: Growth, members: number, people: number): number | null {
  const most =
    MOST_YEARS * (growth.kind === 'compound' ? { day: 365, week: 52, month: 12 }[growth.period] : 12);
  let [joined, line] = [members, members];
  if (joined > people) return 0;
  for (let step = 1; step <= most; step++) {
    if (growth.kind === 'compound') joined *= 1 + growth.share;
    else joined += line *= growth.factor;
    if (joined > people) return step;
  }
  return null;
}

describe('the step in which a promise needs more people than there are', () => {
  it('is that of a simulation, for every rule of growth', () => {
    const seen = { compound: 0, rounds: 0 };
    fc.assert(
      fc.property(someOffer, fc.constantFrom(ITALY, WORLD), (offer, people) => {
        for (const growth of growthOf(offer)) {
          seen[growth.kind] += 1;
          expect(stepsUntil(growth, offer.members, people)).toBe(simulate(growth, offer.members, people));
        }
      }),
      { numRuns: 3000 },
    );
    expect(Math.min(seen.compound, seen.rounds)).toBeGreaterThan(500);
  });

  it('is 0 if there are more members already, and a month has the days of a twelfth of a year', () => {
    const growth = { kind: 'rounds', factor: 2 } as const;
    expect(stepsUntil(growth, ITALY + 1, ITALY)).toBe(0);
    expect([1, 30, 31, 365].map((day) => monthOf(day, 'day'))).toEqual([1, 1, 2, 12]);
    expect([52, 53].map((week) => monthOf(week, 'week'))).toEqual([12, 13]);
  });

  it('is none within a century at the interest of a savings account', () => {
    const [growth] = growthOf(offerOf({ cost: '100', percent: '0.2', per: 'month' }));
    expect(growth && stepsUntil(growth, 1000, WORLD)).toBeNull();
  });
});

/** @returns the first period in which a pot that grows by this share cannot pay what is due; null if it always can */
function firstDefault({ promise, kept }: Offer, share: number, periods: number): number | null {
  if (promise.kind !== 'rate') throw new Error('Not a rate');
  const [rate, rest] = [Number(promise.rate), Number(PART - kept)].map((part) => part / Number(PART)) as [
    number,
    number,
  ];
  const joined = (period: number) => (period < 0 ? 0 : (1 + share) ** period);
  let pot = rest;
  for (let period = 1; period <= periods; period++) {
    const leaving =
      promise.periods === null ? 0 : joined(period - promise.periods) - joined(period - promise.periods - 1);
    const staying =
      joined(period - 1) - (promise.periods === null ? 0 : joined(period - promise.periods - 1));
    pot += rest * (joined(period) - joined(period - 1)) - rate * staying - leaving;
    if (pot < -1e-6 * joined(period)) return period;
  }
  return null;
}

const rates = fc
  .record({
    cost: fc.constant(PART),
    rate: fc.bigInt({ min: PART / 50n, max: PART / 2n }),
    period: fc.constantFrom(...PERIODS),
    periods: fc.option(fc.integer({ min: 2, max: 40 })),
    kept: fc.bigInt({ min: 0n, max: PART / 3n }),
  })
  .map(({ rate, period, periods, ...rest }) => ({
    ...rest,
    promise: { kind: 'rate' as const, rate, period, periods },
    recruits: 0,
    members: 1000,
    claims: [],
  }));

describe('the growth that a return needs', () => {
  it('is enough: a pot that grows so pays all that is due; one that grows a tenth more slowly does not', () => {
    fc.assert(
      fc.property(rates, (offer) => {
        const [growth] = growthOf(offer);
        if (growth?.kind !== 'compound') throw new Error('No growth');
        expect(firstDefault(offer, growth.share, 300)).toBeNull();
        expect(firstDefault(offer, growth.share * 0.9, 3000)).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  it('of a multiple is its root, of recruits their number, of a matrix its width', () => {
    expect(growthOf(offerOf({ cost: '300', promise: 'multiple', times: '4', months: '2' }))).toEqual([
      { kind: 'compound', share: 1, period: 'month' },
    ]);
    expect(growthOf(offerOf({ cost: '100', promise: 'recruits', sum: '20', bring: '5' }))).toEqual([
      { kind: 'rounds', factor: 5 },
    ]);
    expect(growthOf(offerOf({ cost: '5', promise: 'matrix', wide: '2', deep: '2', pays: '15' }))).toEqual([
      { kind: 'rounds', factor: 2 },
    ]);
  });

  it('is none where one’s own payment is enough', () => {
    expect(growthOf(offerOf({ cost: '100', promise: 'multiple', times: '1' }))).toEqual([]);
    expect(growthOf(offerOf({ cost: '100', promise: 'recruits', sum: '100', bring: '1' }))).toEqual([]);
  });
});
