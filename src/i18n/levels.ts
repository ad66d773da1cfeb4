import type { MatrixId, MatrixLevel } from '#domain/programme/activation.ts';

export const MATRIX_NAMES: Readonly<Record<MatrixId, string>> = { s6: 'S6', s8: 'S8' };

/** E.g. `S6 level 3`. */
export const levelName = ({ matrix, level }: MatrixLevel): string => `${MATRIX_NAMES[matrix]} level ${level}`;

/** E.g. `S6 level 3, S8 level 1`; `none` until a level is active. */
export const tradingPlanName = (highest: readonly MatrixLevel[]): string =>
  highest.length === 0 ? 'none' : highest.map(levelName).join(', ');
