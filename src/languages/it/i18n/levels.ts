import { MATRIX_NAMES } from '#domain/programme/activation.ts';
import type * as english from '#i18n/levels.ts';

export const levelName: typeof english.levelName = ({ matrix, level }) =>
  `${MATRIX_NAMES[matrix]} livello ${level}`;

export const tradingPlanName: typeof english.tradingPlanName = (highest) =>
  highest.length === 0 ? 'nessuno' : highest.map(levelName).join(', ');
