import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIGURES } from '#data/matrix-figures.ts';
import { S6, S8, TESSERA } from '#domain/matrix/programmes.ts';
import { mulberry32, randomBelow, type Random } from '#domain/matrix/random.ts';
import { runEqualPurchases, runPackage } from '#domain/matrix/simulation/package-run.ts';
import { paymentsPerCycle } from '#domain/matrix/simulation/gross-percent.ts';
import { cents } from '#domain/money/cents.ts';
import { mostOfTheLast, mostWhoGetIt, othersNeeded } from '#domain/offer/bound.ts';
import { matrixOffer, packageOffer } from '#domain/offer/examples.ts';
import { type Offer, PART } from '#domain/offer/offer.ts';
import { offerOf, someOffer } from './offers.ts';

const OFFERS = 10_000;

/** What one member is promised, in units of the money; in plain words, not in those of the bound. */
function promiseOf({ cost, promise, recruits }: Offer): bigint {
  switch (promise.kind) {
    case 'rate': {
      const periods = promise.periods ?? { day: 365, week: 52, month: 12 }[promise.period];
      return cost * PART + cost * promise.rate * BigInt(periods);
    }
    case 'multiple':
      return cost * promise.times;
    case 'recruits':
      return promise.sum * BigInt(recruits) * PART;
    case 'matrix':
      return promise.pays * PART;
  }
}

/**
 * A community that joins one by one. Each brings or is brought, and what is paid goes to a member that luck chooses among those who
 * may have it, whole promises or parts of them.
 *
 * @returns how many have what was promised in the end
 */
function simulate(offer: Offer, members: number, random: Random): number {
  const promise = promiseOf(offer);
  const [brought, received] = [new Array<number>(members).fill(0), new Array<bigint>(members).fill(0n)];
  const isPatient = random() < 0.5;
  let pot = 0n;
  let next = 0;
  for (let member = 0; member < members; member++) {
    // Either one after the other brings exactly as many as they need, or anyone anyone.
    const bringer =
      isPatient && offer.recruits > 0 ? Math.floor(member / offer.recruits) : randomBelow(member + 1, random);
    brought[bringer] = (brought[bringer] ?? 0) + 1;
    pot += offer.cost * (PART - offer.kept);
    for (let payment = 0; payment <= members; payment++) {
      const lucky = isPatient ? next : randomBelow(member + 1, random);
      const isDue = lucky <= member && (brought[lucky] ?? 0) >= offer.recruits;
      const part = isPatient || random() < 0.5 ? promise : promise / 3n;
      if (!isDue || part > pot) break;
      received[lucky] = (received[lucky] ?? 0n) + part;
      pot -= part;
      next += 1;
    }
  }
  return received.filter((sum) => sum >= promise).length;
}

describe(`the bound, for ${OFFERS} random offers`, () => {
  it('is beaten by no simulated community, and reached by a lucky one', () => {
    let reached = 0;
    fc.assert(
      fc.property(someOffer, fc.integer({ min: 1, max: 60 }), fc.integer(), (offer, members, seed) => {
        const [got, most] = [simulate(offer, members, mulberry32(seed)), mostWhoGetIt(offer, members)];
        expect(got).toBeLessThanOrEqual(most);
        if (got === most) reached += 1;
      }),
      { numRuns: OFFERS },
    );
    expect(reached).toBeGreaterThan(OFFERS / 4);
  });

  it('says of the last to join how many others they need: with one fewer, one of them goes without', () => {
    fc.assert(
      fc.property(someOffer, fc.integer({ min: 1, max: 200 }), (offer, last) => {
        const needed = othersNeeded(offer, last);
        fc.pre(needed < Number.MAX_SAFE_INTEGER);
        expect(mostOfTheLast(offer, last, needed)).toBe(last);
        if (needed > 0) expect(mostOfTheLast(offer, last, needed - 1)).toBeLessThan(last);
      }),
      { numRuns: OFFERS },
    );
  });

  it('says after how many others as many of the last get it as ever can', () => {
    fc.assert(
      fc.property(someOffer, fc.integer({ min: 1, max: 200 }), (offer, last) => {
        const most = mostWhoGetIt(offer, last);
        expect(mostOfTheLast(offer, last, othersNeeded(offer, last, most))).toBe(most);
      }),
      { numRuns: OFFERS },
    );
  });
});

describe('the ready examples', () => {
  it('have the figures of the maths page', () => {
    const cycles = [S6, S8].map((plan) =>
      mostWhoGetIt(offerOf(matrixOffer(plan)), Number(FIGURES.purchases)),
    );
    expect(cycles.map(String)).toEqual([FIGURES.s6Cycles, FIGURES.s8Cycles]);
    expect(matrixOffer(S6)).toMatchObject({ cost: '5', wide: '2', deep: '2', pays: '15' });
    expect(matrixOffer(S8)).toMatchObject({ cost: '5', wide: '8', deep: '1', pays: '30' });
    expect(packageOffer({ amount: cents(30_000), advertisedPercent: 30 } as never)).toMatchObject({
      cost: '300',
      times: '1.3',
    });
  });

  it.each([S6, S8])('are not beaten by the engine: $name', (plan) => {
    const members = 2000;
    const price = TESSERA.prices[0] as number;
    const offer = offerOf(matrixOffer(plan));
    for (const seed of [1, 2, 3]) {
      const tally = runEqualPurchases([TESSERA.matrices.indexOf(plan)], 1, members, seed);
      const everyone = Array.from({ length: members }, (_, index) => index + 2);
      const paid = everyone.filter((each) => tally.receivedBy(each) >= price * paymentsPerCycle(plan));
      expect(paid.length).toBeGreaterThan(0);
      expect(paid.length).toBeLessThanOrEqual(mostWhoGetIt(offer, members));
    }
  });

  it.each([
    [300, 30],
    [500, 60],
    [1100, 100],
    [1500, 500],
  ])('are not beaten by the engine: a package of $%i at %i%', (dollars, advertisedPercent) => {
    const each = { amount: cents(dollars * 100), advertisedPercent };
    const { reached, members } = runPackage(each, 2000, 1);
    expect(reached).toBeLessThanOrEqual(mostWhoGetIt(offerOf(packageOffer(each as never)), members));
  });
});
