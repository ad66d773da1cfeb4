import { runLevel } from '#domain/matrix/simulation/level-run.ts';
import type { Standing } from '#domain/matrix/simulation/results.ts';
import { MATRICES, type MatrixId } from '#domain/programme/activation.ts';
import { SITE_SEED } from './matrix-figures.ts';

/** As for the packages: shares to within a percentage point, and a build that stays fast. */
const MEMBERS = 10_000;

export interface LevelFigures {
  readonly members: number;
  readonly runs: Readonly<Record<MatrixId, Standing>>;
}

const runOf = (matrix: MatrixId) => runLevel(MATRICES.indexOf(matrix), 1, MEMBERS, SITE_SEED);

let figures: LevelFigures | undefined;

/**
 * What became of populations that all activated level 1 of a matrix, worked out by the engine once when the site is built. At
 * higher levels the shares are the same to within half a percentage point (tests/unit/domain/matrix/simulation/level-run).
 */
export function levelFigures(): LevelFigures {
  figures ??= { members: MEMBERS, runs: { s6: runOf('s6'), s8: runOf('s8') } };
  return figures;
}
