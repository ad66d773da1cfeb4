import { runLevel } from '#domain/matrix/simulation/level-run.ts';
import { LEVELS, MATRICES, type MatrixId } from '#domain/programme/activation.ts';
import { SITE_SEED } from './matrix-figures.ts';

/** As for the packages: shares to within a percentage point, and a build that stays fast. */
const MEMBERS = 10_000;

export interface LevelFigures {
  readonly members: number;
  /** From level 1 up. */
  readonly runs: Readonly<Record<MatrixId, readonly { readonly ahead: number; readonly behind: number }[]>>;
}

const runsOf = (matrix: MatrixId) =>
  LEVELS.map((level) => {
    const { ahead, behind } = runLevel(MATRICES.indexOf(matrix), level, MEMBERS, SITE_SEED);
    return { ahead, behind };
  });

let figures: LevelFigures | undefined;

/**
 * What became of populations that all activated a matrix's levels up to one, worked out by the engine once when the site is
 * built.
 */
export function levelFigures(): LevelFigures {
  figures ??= { members: MEMBERS, runs: { s6: runsOf('s6'), s8: runsOf('s8') } };
  return figures;
}
