import { runEqualPurchases } from './package-run.ts';
import { Results, type Standing, standingOf } from './results.ts';

/** Every member activates the matrix's levels up to this one and no further, so this one freezes when it is full. */
export const runLevel = (matrix: number, level: number, members: number, seed: number): Standing =>
  standingOf(new Results(runEqualPurchases([matrix], level, members, seed), 0), members + 1);
