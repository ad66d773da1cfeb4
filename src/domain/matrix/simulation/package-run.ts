import type { Package } from '#domain/deposits/package.ts';
import { TESSERA } from '#domain/matrix/programmes.ts';
import { mulberry32 } from '#domain/matrix/random.ts';
import { Community } from './community.ts';
import { Results, type Standing, standingOf } from './results.ts';
import { DEFAULT_SCENARIO, ruleOf } from './scenario.ts';
import type { Tally } from '#domain/matrix/tally.ts';
import type { Cents } from '#domain/money/cents.ts';

/** The results of a community that all bought the same package. */
export interface PackageRun {
  readonly members: number;
  /** Levels of each matrix that the package buys. */
  readonly levels: number;
  /** Members who received more than they paid. */
  readonly ahead: number;
  /** Members who got back what they paid, and the advertised percentage on top. */
  readonly reached: number;
}

const BOTH_MATRICES = TESSERA.matrices.map((_, matrix) => matrix);

/**
 * Every member spends the package on the levels of both matrices, from the first up, as far as it goes, and keeps what
 * comes in.
 */
export function runPackage(
  { amount, advertisedPercent }: Pick<Package, 'amount' | 'advertisedPercent'>,
  members: number,
  seed: number,
): PackageRun {
  const levels = levelsFor(amount);
  if (levels === 0) return { members, levels, ahead: 0, reached: 0 };
  const tally = runEqualPurchases(BOTH_MATRICES, levels, members, seed);
  let [ahead, reached] = [0, 0];
  for (let member = 2; member <= members + 1; member++) {
    const [paid, received] = [tally.paidBy(member), tally.receivedBy(member)];
    if (received > paid) ahead += 1;
    if (received * 100 >= paid * (100 + advertisedPercent)) reached += 1;
  }
  return { members, levels, ahead, reached };
}

/** The number of levels of every matrix that the amount buys together. */
function levelsFor(amount: Cents): number {
  let left: number = amount;
  let levels = 0;
  for (const price of TESSERA.prices) {
    left -= price * TESSERA.matrices.length;
    if (left < 0) break;
    levels += 1;
  }
  return levels;
}

/**
 * A community that grows as the calibrated one does, but in which every member, on joining, activates the same levels: all
 * from the first up to `levels`.
 *
 * @param matrices of the programme, by index @param levels 1 or more
 */
export function runEqualPurchases(
  matrices: readonly number[],
  levels: number,
  members: number,
  seed: number,
): Tally {
  const price = TESSERA.prices.slice(0, levels).reduce((sum, each) => sum + each, 0);
  const rule = {
    ...ruleOf({ ...DEFAULT_SCENARIO, members }),
    matrices,
    idle: 0,
    budget: { median: price * matrices.length, spread: 0 },
    leaderLevels: levels,
    upgrades: false,
  };
  const community = new Community(rule, mulberry32(seed));
  community.grow(members);
  return community.tally;
}

/** Every member activates the matrix's levels up to this one and no further, so this one freezes when it is full. */
export const runLevel = (matrix: number, level: number, members: number, seed: number): Standing =>
  standingOf(new Results(runEqualPurchases([matrix], level, members, seed), 0), members + 1);
