import { CALIBRATED, type Comparison, fitOf } from '#domain/matrix/simulation/calibration.ts';
import { DEFAULT_SCENARIO } from '#domain/matrix/simulation/scenario.ts';
import { simulate, type SimulationResult } from '#domain/matrix/simulation/simulate.ts';

const SEEDS = [1, 2, 3, 4, 5];
const SIZES = [10_000, 100_000];

/** What the simulator shows at first: worked out when the site is built. */
export const standardRun = (): SimulationResult => simulate(DEFAULT_SCENARIO);

/** The calibrated community with other seeds and sizes: each published figure with its comparison in every run. */
export function calibratedRuns(): readonly (readonly Comparison[])[] {
  const runs = SIZES.flatMap((members) =>
    SEEDS.map((seed) => fitOf({ ...CALIBRATED, members, seed }).comparisons),
  );
  return (runs[0] ?? []).map((_, figure) => runs.map((comparisons) => comparisons[figure] as Comparison));
}
