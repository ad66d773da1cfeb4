import { CALIBRATED, type Fit, fitOf } from '#domain/matrix/simulation/calibration.ts';
import { DEFAULT_SCENARIO } from '#domain/matrix/simulation/scenario.ts';
import { simulate, type SimulationResult } from '#domain/matrix/simulation/simulate.ts';

const OTHER_SEEDS = [1, 2, 3, 4, 5];

/** What the simulator shows at first: worked out when the site is built. */
export const standardRun = (): SimulationResult => simulate(DEFAULT_SCENARIO);

export interface CalibratedRun {
  readonly fit: Fit;
  /** The same scenario with other seeds: how much of it is chance. */
  readonly others: readonly Fit[];
}

export const calibratedRun = (): CalibratedRun => ({
  fit: fitOf(simulate(CALIBRATED)),
  others: OTHER_SEEDS.map((seed) => fitOf(simulate({ ...CALIBRATED, seed }))),
});
