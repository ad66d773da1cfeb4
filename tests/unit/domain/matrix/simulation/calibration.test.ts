import { describe, expect, it } from 'vitest';
import { CALIBRATED, figuresOf, fitOf, TARGETS } from '#domain/matrix/simulation/calibration.ts';
import { DEFAULT_SCENARIO } from '#domain/matrix/simulation/scenario.ts';
import { byNight } from '#tests/support/by-night.ts';

// That no other scenario of the grid is nearer takes a minute to find out: `npm run matrix:calibrate`, each night.
describe('the calibrated community', () => {
  const seeds = [1, 2, 3, 4, 5].slice(0, byNight(5, 1));
  it.each(seeds.flatMap((seed) => [10_000, 100_000].map((members) => ({ seed, members }))))(
    'agrees with all that is published: seed $seed, $members members',
    ({ seed, members }) => {
      const { comparisons } = fitOf({ ...CALIBRATED, seed, members });
      expect(comparisons.filter(({ agrees }) => !agrees)).toEqual([]);
    },
  );

  it('is what the simulator begins with, on our own matrices and without fees', () => {
    const { matrix, members, feePercent, seed, ...behaviour } = CALIBRATED;
    expect({ matrix, feePercent }).toEqual({ matrix: 'contract', feePercent: 5 });
    expect(DEFAULT_SCENARIO).toMatchObject({ ...behaviour, matrix: 'both', feePercent: 0 });
  });

  it('does not agree when its members behave otherwise', () => {
    const missed = (change: Partial<typeof CALIBRATED>) =>
      fitOf({ ...CALIBRATED, ...change })
        .comparisons.filter(({ agrees }) => !agrees)
        .map(({ figure }) => figure);
    expect(missed({ leadersPerThousand: 0 })).toContain('largest');
    expect(missed({ idlePercent: 0 })).toContain('registeredOnly');
    expect(missed({ budget: 200 })).toContain('paid');
  });

  it('is compared with targets that contain the published figures', () => {
    for (const { least, most } of TARGETS) expect(least).toBeLessThan(most);
    expect(() => figuresOf({ ...CALIBRATED, matrix: 's6' })).toThrow(RangeError);
  });
});
