// npm run matrix:calibrate
//
// Searches a fixed grid for the simulated community that is nearest to what is published about Forsage, and prints the nearest
// ones; then each published figure beside the nearest run, over five seeds, at 10,000 and at 100,000 members. Fails if it is not the
// one that the site shows (CALIBRATED in src/domain/matrix/simulation/calibration.ts). The output is always the same.
import { isDeepStrictEqual } from 'node:util';
import {
  calibrate,
  CALIBRATED,
  type Comparison,
  fitOf,
  SCENARIOS_SEARCHED,
} from '#domain/matrix/simulation/calibration.ts';

const SEEDS = [1, 2, 3, 4, 5];
const SIZES = [10_000, 100_000];

const rounded = (value: number): string => value.toFixed(value < 1 ? 3 : 2);
const verdict = ({ agrees }: Comparison): string => (agrees ? 'agrees' : 'does not agree');

const fits = calibrate();
const agreeing = fits.filter(({ distance }) => distance <= 1);
console.log(
  `${SCENARIOS_SEARCHED} scenarios, of which ${agreeing.length} agree with all that is searched for. The nearest:`,
);
console.table(
  fits.slice(0, 10).map(({ scenario, distance, comparisons }) => ({
    idle: scenario.idlePercent,
    budget: scenario.budget,
    leaders: scenario.leadersPerThousand,
    levels: scenario.leaderLevels,
    invite: scenario.leadersInvitePercent,
    inviters: scenario.inviters,
    distance: rounded(distance),
    'does not agree': comparisons
      .filter(({ agrees }) => !agrees)
      .map(({ figure }) => figure)
      .join(', '),
  })),
);

const best = fits[0]?.scenario as typeof CALIBRATED;
for (const members of SIZES) {
  console.log(`\nThe nearest one with ${members} members, seeds ${SEEDS.join(', ')}:`);
  const runs = SEEDS.map((seed) => fitOf({ ...best, members, seed }));
  const [first] = runs;
  console.table(
    first?.comparisons.map(({ figure, least, most, isHeldOut }, index) => ({
      figure: isHeldOut ? `${figure} (only compared)` : figure,
      published: `${rounded(least)} to ${rounded(most)}`,
      runs: runs.map(({ comparisons }) => rounded(comparisons[index]?.value ?? Number.NaN)).join(' '),
      'largest distance': rounded(
        Math.max(...runs.map(({ comparisons }) => comparisons[index]?.distance ?? 0)),
      ),
      verdicts: [...new Set(runs.map(({ comparisons }) => verdict(comparisons[index] as Comparison)))].join(
        ', ',
      ),
    })),
  );
}

const isShown = isDeepStrictEqual(best, CALIBRATED);
console.log(isShown ? '\nThe site shows this one.' : '\nThe site shows another one: change CALIBRATED.');
process.exit(isShown ? 0 : 1);
