// npm run matrix:calibrate
//
// Searches for the simulated programme closest to the published results for Forsage and prints the closest ones, then
// the closest one again with other seeds and more members. Fails if it is not the one that the site shows (CALIBRATED
// in src/domain/matrix/simulation/calibration.ts). The output is always the same.
import { isDeepStrictEqual } from 'node:util';
import { calibrate, CALIBRATED, type Fit, fitOf } from '#domain/matrix/simulation/calibration.ts';
import { simulate } from '#domain/matrix/simulation/simulate.ts';

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
const row = ({ scenario, behind, unpaid, distance }: Fit) => ({
  ...scenario,
  behind: percent(behind),
  'never paid': percent(unpaid),
  distance: percent(distance),
});

const fits = calibrate();
console.log(
  `${fits.length} scenarios; the nearest to 88% behind, with over 80% behind and over 50% never paid:`,
);
console.table(fits.slice(0, 10).map(row));

const best = fits[0]?.scenario as typeof CALIBRATED;
console.log('The nearest one with other seeds, and with ten times the members:');
const others = [
  ...[1, 2, 3, 4, 5].map((seed) => ({ ...best, seed })),
  { ...best, members: best.members * 10 },
];
console.table(others.map((scenario) => row(fitOf(simulate(scenario)))));

const isShown = isDeepStrictEqual(best, CALIBRATED);
console.log(isShown ? 'The site shows this one.' : 'The site shows another one: change CALIBRATED.');
process.exit(isShown ? 0 : 1);
