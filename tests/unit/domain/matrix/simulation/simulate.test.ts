import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_SCENARIO,
  INVITER_RULES,
  LIMITS,
  MATRIX_CHOICES,
  PERIODS_AFTER,
  PERIODS_OF_GROWTH,
  type Scenario,
} from '#domain/matrix/simulation/scenario.ts';
import { simulate, type SimulationResult } from '#domain/matrix/simulation/simulate.ts';

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  fc.integer({ min: least, max: most });

const scenarios = fc.record<Scenario>({
  matrix: fc.constantFrom(...MATRIX_CHOICES),
  members: fc.integer({ min: 100, max: 1500 }),
  idlePercent: within(LIMITS.idlePercent),
  budget: within(LIMITS.budget),
  leadersPerThousand: within(LIMITS.leadersPerThousand),
  leaderLevels: within(LIMITS.leaderLevels),
  leadersInvitePercent: within(LIMITS.leadersInvitePercent),
  inviters: fc.constantFrom(...INVITER_RULES),
  feePercent: within(LIMITS.feePercent),
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

  it('moves not a cent once growth has stopped', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const after = simulate(scenario).periods.slice(PERIODS_OF_GROWTH);
        expect(after).toHaveLength(PERIODS_AFTER);
        for (const { joining, further } of after)
          expect({ joining, further }).toEqual({ joining: 0, further: 0 });
      }),
      { numRuns: 20 },
    );
  });

  it('adds the fees to the losses, and changes nothing else', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const [without, charged] = [0, 10].map((feePercent) => simulate({ ...scenario, feePercent })) as [
          SimulationResult,
          SimulationResult,
        ];
        expect(without.fees).toBe(0);
        expect(charged.fees).toBeCloseTo(charged.turnover / 10, -4);
        expect(charged.hash).toBe(without.hash);
        expect(charged.standing.ahead).toBeLessThanOrEqual(without.standing.ahead);
        expect(charged.standing.unpaid).toBe(without.standing.unpaid);
      }),
      { numRuns: 10 },
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

describe('complete cycles', () => {
  it('are no more than purchases can pay for', () => {
    for (const matrix of ['s6', 's8'] as const) {
      const { cycles, members } = simulate({ ...DEFAULT_SCENARIO, matrix });
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
