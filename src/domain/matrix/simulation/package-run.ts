import type { Package } from '#domain/deposits/package.ts';
import { MatrixEngine } from '#domain/matrix/engine.ts';
import { chooseSponsor } from '#domain/matrix/growth.ts';
import { TESSERA } from '#domain/matrix/programmes.ts';
import { mulberry32 } from '#domain/matrix/random.ts';
import { Tally } from '#domain/matrix/tally.ts';
import type { Cents } from '#domain/money/cents.ts';

/** The results of a population that all bought the same package. */
export interface PackageRun {
  readonly members: number;
  /** Levels of each matrix that the package buys. */
  readonly levels: number;
  /** Members who received more than they paid. */
  readonly ahead: number;
  /** Members who got back what they paid, and the advertised percentage on top. */
  readonly reached: number;
}

/** The mildest rule of growth that is not a line: any member may invite the next. */
const GROWTH = 'uniform';

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
  const tally = runEqualPurchases(BOTH_MATRICES, levels, members, seed);
  let [ahead, reached] = [0, 0];
  for (let member = 2; member <= members + 1; member++) {
    const [paid, received] = [tally.paidBy(member), tally.receivedBy(member)];
    if (received > paid) ahead += 1;
    if (paid > 0 && received * 100 >= paid * (100 + advertisedPercent)) reached += 1;
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
 * A population in which every member, on joining, activates the same levels: all from the first up to `levels`.
 * @param matrices of the programme, by index
 */
export function runEqualPurchases(
  matrices: readonly number[],
  levels: number,
  members: number,
  seed: number,
): Tally {
  const random = mulberry32(seed);
  const tally = new Tally();
  const engine = new MatrixEngine(TESSERA, tally);
  const sponsorOf = (member: number) => engine.sponsor(member);
  for (let member = 2; member <= members + 1; member++) {
    engine.register(member, chooseSponsor(GROWTH, engine.members, sponsorOf, random));
    for (const matrix of matrices) {
      for (let level = 1; level <= levels; level++) engine.activate(member, matrix, level);
    }
  }
  return tally;
}
