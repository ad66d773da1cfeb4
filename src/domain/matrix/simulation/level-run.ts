import { runEqualPurchases } from './package-run.ts';

/**
 * The results of a population that all went up to the same level of one matrix. The rest received exactly what they
 * paid.
 */
export interface LevelRun {
  /** Members who received more than they paid. */
  readonly ahead: number;
  /** Members who received less than they paid. */
  readonly behind: number;
}

/** Every member activates the matrix's levels up to this one and no further, so this one freezes when it is full. */
export function runLevel(matrix: number, level: number, members: number, seed: number): LevelRun {
  const tally = runEqualPurchases([matrix], level, members, seed);
  let [ahead, behind] = [0, 0];
  for (let member = 2; member <= members + 1; member++) {
    const result = tally.receivedBy(member) - tally.paidBy(member);
    if (result > 0) ahead += 1;
    if (result < 0) behind += 1;
  }
  return { ahead, behind };
}
