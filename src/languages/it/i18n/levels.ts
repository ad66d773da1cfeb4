import { MATRIX_NAMES } from '#domain/programme/activation.ts';
import type * as english from '#i18n/levels.ts';

export const levelName: typeof english.levelName = ({ matrix, level }) =>
  `Livello ${level} di ${MATRIX_NAMES[matrix]}`;

/** E.g. `livello 3 di S6`. */
export const inSentence = (level: string): string => level.replace('L', 'l');

export const tradingPlanName: typeof english.tradingPlanName = (highest) =>
  highest.length === 0
    ? 'Ancora nessuno'
    : highest
        .map((at, index) => {
          const name = index === 0 ? levelName(at) : inSentence(levelName(at));
          return name + (at.isFrozen ? ' (congelato)' : '');
        })
        .join(', ');
