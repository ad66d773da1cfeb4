import { type FigureName, figureError, replaceFigures } from '#editing/figure-names.ts';
import { S6, S8, TESSERA } from '#domain/matrix/programmes.ts';
import { growFullTree } from '#domain/matrix/simulation/full-tree.ts';
import { paymentsPerCycle } from '#domain/matrix/simulation/gross-percent.ts';
import { runEqualPurchases, runLevel } from '#domain/matrix/simulation/package-run.ts';
import { cents, sum } from '#domain/money/cents.ts';
import { LEVELS, MATRICES, type MatrixId } from '#domain/programme/activation.ts';
import { count, exact, share } from '#i18n/maths-format.ts';
import { dollars } from '#i18n/public-format.ts';

/** The seed of every run on the landing: the day of the programme's first news. */
export const SITE_SEED = 20220824;

const FEE = cents(2);
const PURCHASES = 100;
const S8_INDEX = TESSERA.matrices.indexOf(S8);

/**
 * The figures that texts of `src/content/` may name in braces, `{level1}`: worked out by the matrix engine when the site is
 * built, so that none can be typed wrongly or grow old.
 */
export const FIGURES: Readonly<Record<FigureName, string>> = {
  ...priceFigures(),
  ...cycleFigures(),
  ...populationFigures(),
  ...treeFigures(),
};

/** @throws Error if the text names a figure that there is not: the check of the content has refused it before */
export function fillFigures(text: string, place: string): string {
  const error = figureError(text);
  if (error) throw new Error(`${place} ${error}`);
  return replaceFigures(text, (name) => FIGURES[name as FigureName]);
}

function priceFigures() {
  const prices = TESSERA.prices.map(cents);
  const all = sum(prices);
  return {
    level1: dollars(prices[0] ?? cents(0)),
    lastLevel: `${prices.length}`,
    lastPrice: dollars(prices.at(-1) ?? cents(0)),
    oneMatrix: dollars(all),
    bothMatrices: dollars(cents(all * TESSERA.matrices.length)),
  };
}

function cycleFigures() {
  const [s6Pays, s8Pays] = [paymentsPerCycle(S6), paymentsPerCycle(S8)];
  return {
    s6Pays: `${s6Pays}`,
    s8Pays: `${s8Pays}`,
    s6Percent: `${s6Pays * 100}%`,
    s8Percent: `${s8Pays * 100}%`,
    purchases: `${PURCHASES}`,
    s6Cycles: `${Math.floor(PURCHASES / s6Pays)}`,
    s8Cycles: `${Math.floor(PURCHASES / s8Pays)}`,
  };
}

/** A thousand members at level 1 of S8. */
function populationFigures() {
  const members = 1000;
  const tally = runEqualPurchases([S8_INDEX], 1, members, SITE_SEED);
  const everyone = Array.from({ length: members + 1 }, (_, index) => index + 1);
  const paid = everyone.reduce((total, member) => total + tally.paidBy(member), 0);
  const received = everyone.reduce((total, member) => total + tally.receivedBy(member), 0);
  return {
    thousand: count(members),
    paidIn: dollars(cents(paid)),
    paidOut: dollars(cents(received)),
    averageResult: exact((received - paid) / everyone.length),
    fee: exact(FEE),
    fees: exact(FEE * members),
  };
}

function treeFigures() {
  const twos = growFullTree(S8_INDEX, 2, 10);
  const eights = growFullTree(S8_INDEX, S8.places.length, 4);
  return {
    twosMembers: count(twos.members),
    twosUnpaid: count(twos.unpaid),
    twosShare: share(twos.unpaid, twos.members),
    eightsMembers: count(eights.members),
    eightsUnpaid: count(eights.unpaid),
    eightsShare: share(eights.unpaid, eights.members),
  };
}

/** As for the packages: shares to within a percentage point, and a build that stays fast. */
const RUN_MEMBERS = 10_000;

export interface LevelFigures {
  readonly members: number;
  /** From level 1 up. */
  readonly runs: Readonly<Record<MatrixId, readonly { readonly ahead: number; readonly behind: number }[]>>;
}

const runsOf = (matrix: MatrixId) =>
  LEVELS.map((level) => {
    const { ahead, behind } = runLevel(MATRICES.indexOf(matrix), level, RUN_MEMBERS, SITE_SEED);
    return { ahead, behind };
  });

let figures: LevelFigures | undefined;

/**
 * What became of populations that all activated a matrix's levels up to one, worked out by the engine once when the site is
 * built.
 */
export function levelFigures(): LevelFigures {
  figures ??= { members: RUN_MEMBERS, runs: { s6: runsOf('s6'), s8: runsOf('s8') } };
  return figures;
}
