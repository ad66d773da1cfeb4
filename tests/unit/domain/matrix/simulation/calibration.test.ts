import { describe, expect, it } from 'vitest';
import { calibrate, CALIBRATED, fitOf } from '#domain/matrix/simulation/calibration.ts';
import { simulate } from '#domain/matrix/simulation/simulate.ts';

describe('the calibrated run', () => {
  it('is the closest of all scenarios searched', { timeout: 240_000 }, () => {
    expect(calibrate()[0]?.scenario).toEqual(CALIBRATED);
  });

  it('is as close as the page says, also with other seeds', { timeout: 60_000 }, () => {
    for (const seed of [CALIBRATED.seed, 1, 2, 3, 4, 5]) {
      const { behind, unpaid } = fitOf(simulate({ ...CALIBRATED, seed }));
      expect(Math.abs(behind - 0.88)).toBeLessThan(0.01);
      expect(unpaid).toBeGreaterThan(0.5);
    }
  });
});
