import { MATRIX_NAMES, type MatrixLevel } from '#domain/programme/activation.ts';

/** E.g. `S6 level 3`. */
export const levelName = ({ matrix, level }: MatrixLevel): string => `${MATRIX_NAMES[matrix]} level ${level}`;

/** E.g. `S6 level 3, S8 level 1`; `none` until a level is active. */
export const tradingPlanName = (highest: readonly MatrixLevel[]): string =>
  highest.length === 0 ? 'none' : highest.map(levelName).join(', ');
