import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  DEFAULT_SCENARIO,
  GROWTH_RULES,
  INCOME_RULES,
  MATRIX_CHOICES,
  PERIODS_OF_GROWTH,
  type Scenario,
} from '#domain/matrix/simulation/scenario.ts';
import { simulate } from '#domain/matrix/simulation/simulate.ts';

// Each test does much work: a busy machine needs more than the default five seconds.
vi.setConfig({ testTimeout: 60_000 });

const scenarios = fc.record<Scenario>({
  matrix: fc.constantFrom(...MATRIX_CHOICES),
  members: fc.integer({ min: 100, max: 1500 }),
  growth: fc.constantFrom(...GROWTH_RULES),
  goesOnPercent: fc.integer({ min: 0, max: 75 }),
  income: fc.constantFrom(...INCOME_RULES),
  seed: fc.nat(),
});

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe('any simulation', () => {
  it('counts every member once, and loses no cent', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const { members, standing, bands, tenths, periods, ...result } = simulate(scenario);
        expect(standing.ahead + standing.even + standing.behind).toBe(members);
        expect(total(bands.map((band) => band.members))).toBe(members);
        expect(tenths[0]?.first).toBe(1);
        expect(tenths.at(-1)?.last).toBe(members);
        expect(total(tenths.map(({ ahead }) => ahead))).toBe(standing.ahead);
        // Members' payments are what members and the account at the top received: all results add up to zero.
        expect(total(tenths.map(({ paid }) => paid))).toBe(result.turnover);
        expect(total(tenths.map(({ received }) => received)) + result.rootReceived).toBe(result.turnover);
        expect(total(periods.map(({ joining, further }) => joining + further))).toBe(result.turnover);
        expect(periods.at(-1)).toMatchObject({ members, standing });
      }),
      { numRuns: 60 },
    );
  });

  it('is the same for the same scenario, down to the hash, and differs for another seed', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const result = simulate(scenario);
        expect(simulate(scenario)).toEqual(result);
        expect(simulate({ ...scenario, seed: scenario.seed + 1 }).hash).not.toBe(result.hash);
      }),
      { numRuns: 20 },
    );
  });

  it('brings no new money once growth has stopped', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const after = simulate(scenario).periods.slice(PERIODS_OF_GROWTH);
        for (const { joining } of after) expect(joining).toBe(0);
        if (scenario.income === 'keep') expect(after.map(({ further }) => further)).toEqual([0]);
      }),
      { numRuns: 40 },
    );
  });

  it('reports its progress up to 1', () => {
    const told: number[] = [];
    simulate({ ...DEFAULT_SCENARIO, members: 100 }, (done) => told.push(done));
    expect(told).toHaveLength(PERIODS_OF_GROWTH);
    expect(told).toEqual(told.toSorted((left, right) => left - right));
    expect(told.at(-1)).toBe(1);
  });
});

describe('what members do with their income', () => {
  const run = (income: Scenario['income']) =>
    simulate({ ...DEFAULT_SCENARIO, matrix: 's8', goesOnPercent: 0, members: 5000, income });

  it('moves more money the more they spend', () => {
    expect(run('half').turnover).toBeGreaterThan(run('keep').turnover);
    expect(run('reinvest').turnover).toBeGreaterThan(run('half').turnover);
  });

  it('never spends more than the income, where they only reinvest', () => {
    // Members pay level 1 of S8, $5, themselves, and can lose no more.
    for (const income of ['keep', 'half', 'reinvest'] as const) expect(run(income).greatestLoss).toBe(-500);
  });

  it('leaves half without any payment where any member may invite', () => {
    for (const income of INCOME_RULES) {
      const { standing, members } = run(income);
      expect(Math.abs(standing.unpaid / members - 0.5)).toBeLessThan(0.02);
    }
  });
});

describe('complete cycles', () => {
  it('are no more than purchases can pay for', () => {
    for (const matrix of ['s6', 's8'] as const) {
      const { cycles, members } = simulate({ ...DEFAULT_SCENARIO, matrix, goesOnPercent: 0, income: 'keep' });
      const [{ completed, advertisedPercent } = { completed: 0, advertisedPercent: 0 }] = cycles;
      expect(advertisedPercent).toBe(matrix === 's6' ? 300 : 600);
      expect(completed).toBeGreaterThan(0);
      expect(completed).toBeLessThanOrEqual((members * 100) / advertisedPercent);
    }
  });

  it('are advertised with 200% and 300% by the contract', () => {
    const { cycles } = simulate({ ...DEFAULT_SCENARIO, matrix: 'contract', members: 500 });
    expect(cycles.map(({ matrix, advertisedPercent }) => [matrix, advertisedPercent])).toEqual([
      ['X3', 200],
      ['X4', 300],
    ]);
  });
});
