import { MATRIX_NAMES, type MatrixLevel } from '#domain/programme/activation.ts';
import type { HeldLevel } from '#domain/programme/view.ts';

/** E.g. `S6 level 3`. */
export const levelName = ({ matrix, level }: MatrixLevel): string => `${MATRIX_NAMES[matrix]} level ${level}`;

/** E.g. `S6 level 3, S8 level 1 (frozen)`; `None yet` until a level is active. */
export const tradingPlanName = (highest: readonly HeldLevel[]): string =>
  highest.length === 0
    ? 'None yet'
    : highest.map((at) => levelName(at) + (at.isFrozen ? ' (frozen)' : '')).join(', ');
