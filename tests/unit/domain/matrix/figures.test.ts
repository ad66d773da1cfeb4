import { describe, expect, it } from 'vitest';
import { chooseSponsor, GROWTH_RULES, type GrowthRule } from '#domain/matrix/growth.ts';
import { Population } from '#domain/matrix/population.ts';
import { CONTRACT, TESSERA } from '#domain/matrix/programmes.ts';
import { mulberry32 } from '#domain/matrix/random.ts';
import { figuresOf, runFigures } from './population-figures.ts';

const rule = (growth: GrowthRule, goesOn = 0) => ({ programme: TESSERA, growth, matrices: [0, 1], goesOn });

describe('the generator', () => {
  it('gives the published numbers of Mulberry32', () => {
    const random = mulberry32(0);
    expect([random(), random(), random()]).toEqual([
      0.26642920868471265, 0.0003297457005828619, 0.2232720274478197,
    ]);
  });

  it('gives numbers from 0 up to 1, evenly', () => {
    const random = mulberry32(99);
    const tenths = new Uint32Array(10);
    for (let draw = 0; draw < 100_000; draw++) {
      const index = Math.floor(random() * 10);
      tenths[index] = (tenths[index] as number) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});

describe('the rules of growth', () => {
  /** How often each of five members is chosen, the third of whom invited the fourth and fifth. */
  function shares(growth: GrowthRule): number[] {
    const sponsors = [0, 0, 1, 1, 3, 3];
    const random = mulberry32(5);
    const counts = [0, 0, 0, 0, 0];
    for (let draw = 0; draw < 90_000; draw++) {
      const sponsor = chooseSponsor(growth, 5, (member) => sponsors[member] as number, random);
      counts[sponsor - 1] = (counts[sponsor - 1] as number) + 1 / 90_000;
    }
    return counts;
  }

  it.each([
    ['uniform', [1 / 5, 1 / 5, 1 / 5, 1 / 5, 1 / 5]],
    ['preferential', [3 / 9, 1 / 9, 3 / 9, 1 / 9, 1 / 9]],
    ['star', [0.92, 0.02, 0.02, 0.02, 0.02]],
    ['chain', [0, 0, 0.1 / 3, 0.1 / 3, 0.9 + 0.1 / 3]],
  ] as const)('choose as they say: %s', (growth, expected) => {
    for (const [index, share] of shares(growth).entries())
      expect(share).toBeCloseTo(expected[index] as number, 2);
  });

  it.each(GROWTH_RULES)('begin with the root: %s', (growth) => {
    for (let seed = 0; seed < 50; seed++) {
      expect(chooseSponsor(growth, 1, () => 0, mulberry32(seed))).toBe(1);
    }
  });
});

describe('the figures of a population', () => {
  it('are the same for the same seed, and differ for another', () => {
    const figures = (seed: number) => runFigures(rule('uniform', 0.3), 2000, mulberry32(seed));
    expect(figures(1)).toEqual(figures(1));
    expect(figures(1)).not.toEqual(figures(2));
  });

  it('do not depend on the steps in which it grew', () => {
    const steps = new Population(rule('preferential', 0.3), mulberry32(8));
    for (const size of [1, 10, 489, 500]) steps.grow(size);
    expect(figuresOf(steps)).toEqual(runFigures(rule('preferential', 0.3), 1000, mulberry32(8)));
  });

  it.each(GROWTH_RULES)('add up: %s', (growth) => {
    const { members, ahead, even, behind, unpaid, cycled, refusals } = runFigures(
      rule(growth),
      3000,
      mulberry32(4),
    );
    expect(members).toBe(3000);
    expect(ahead + even + behind).toBeCloseTo(1, 12);
    expect(unpaid).toBeLessThanOrEqual(behind);
    expect(cycled).toHaveLength(2);
    expect(refusals).toBe(0);
  });

  it('match a count by hand for three members in a line', () => {
    // S8 pays the sponsor; of the S6 payments all go to the root, but the third member's to the first.
    const population = new Population(rule('chain'), () => 0);
    population.grow(3);
    expect([2, 3, 4].map((member) => population.tally.receivedBy(member))).toEqual([1000, 500, 0]);
    expect([2, 3, 4].map((member) => population.tally.paidBy(member))).toEqual([1000, 1000, 1000]);
    expect(figuresOf(population)).toEqual({
      members: 3,
      ahead: 0,
      even: 1 / 3,
      behind: 2 / 3,
      unpaid: 1 / 3,
      cycled: [0, 0],
      refusals: 0,
    });
  });

  it('also work for the contract, which gives level 1 with the registration', () => {
    const contract = { programme: CONTRACT, growth: 'uniform', matrices: [0, 1], goesOn: 0.5 } as const;
    const { members, refusals } = runFigures(contract, 1000, mulberry32(2));
    expect({ members, refusals }).toEqual({ members: 1000, refusals: 0 });
  });

  it('need a member', () => {
    expect(() => figuresOf(new Population(rule('star'), mulberry32(1)))).toThrow(RangeError);
  });
});
