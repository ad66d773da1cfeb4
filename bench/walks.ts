// npm run bench:walks -- [walks] [members]
//
// Walks through as many communities as number 900 of 1,000 (or the first, or the last), each with another seed, and settles all of it. The
// person makes the choices that the simulated member in that place makes. Compares how many end ahead with how many do in the
// simulation: of the same seeds, and of ten times as many others. Then the time that a day takes, also in a large community.
import { type Place, PLACES } from '#domain/community/walk.ts';
import { settledWalk, simulatedResult } from '#tests/unit/domain/community/played-walk.ts';

const [walks = 200, members = 1_000] = process.argv.slice(2).map(Number);
const seeds = (count: number, first: number) => Array.from({ length: count }, (_, nth) => first + nth);
const percent = (results: readonly number[]) =>
  `${((100 * results.filter((result) => result > 0).length) / results.length).toFixed(1)}%`;

console.table(
  PLACES.map((place: Place) => {
    const walk = { place, members };
    const began = performance.now();
    const walked = seeds(walks, 1).map((seed) => settledWalk({ ...walk, seed }).result);
    const time = performance.now() - began;
    return {
      place,
      walks,
      'end ahead': percent(walked),
      'simulated, same seeds': percent(seeds(walks, 1).map((seed) => simulatedResult({ ...walk, seed }))),
      'simulated, other seeds': percent(
        seeds(10 * walks, 1_000_000).map((seed) => simulatedResult({ ...walk, seed })),
      ),
      'ms a walk': Math.round(time / walks),
    };
  }),
);
