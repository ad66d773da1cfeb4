import { areAlike } from './sentences.ts';

/** The figures that texts of claims and plans may name in braces. `src/data/matrix-figures.ts` works them out. */
export const FIGURE_NAMES = [
  'level1',
  'lastLevel',
  'lastPrice',
  'oneMatrix',
  'bothMatrices',
  's6Pays',
  's8Pays',
  's6Percent',
  's8Percent',
  'purchases',
  's6Cycles',
  's8Cycles',
  'thousand',
  'paidIn',
  'paidOut',
  'averageResult',
  'fee',
  'fees',
  'twosMembers',
  'twosUnpaid',
  'twosShare',
  'eightsMembers',
  'eightsUnpaid',
  'eightsShare',
] as const;

export type FigureName = (typeof FIGURE_NAMES)[number];

const FIGURE = /\{(\w*)\}/g;

/** Fills in the figures of a text. */
export const replaceFigures = (text: string, figureOf: (name: string) => string): string =>
  text.replaceAll(FIGURE, (_, name: string) => figureOf(name));

/** Why a text names no figure, or types one, as the rest of a sentence, or null. */
export function figureError(text: string): string | null {
  const wrong = [...text.matchAll(FIGURE)].find(
    ([, name]) => name !== 'site' && !FIGURE_NAMES.some((each) => each === name),
  );
  const known = FIGURE_NAMES.join(', ');
  if (wrong) {
    const meant = FIGURE_NAMES.find((name) => areAlike(name, wrong[1] ?? ''));
    const remedy = meant ? `Write {${meant}}` : `There are: ${known}`;
    return `names no figure by ${wrong[0]}. ${remedy}.`;
  }
  const typed =
    /[$€]\s?\d(?:[\d,.]*\d)?|\d(?:[\d,.]*\d)?\s?(?:[$€]|(?:dollars?|euros?|dollari|USD|EUR)\b)/.exec(text);
  return typed
    ? `has an amount that is typed, ${typed[0]}. Name it in braces, so that the engine works it out: ${known}.`
    : null;
}
