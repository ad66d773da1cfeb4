import { TESSERA } from '#domain/matrix/programmes.ts';
import { type Cents, cents } from '#domain/money/cents.ts';

/** The matrices open to members, in the engine's order: the index is the engine's number. */
export const MATRICES = ['s6', 's8'] as const;
export type MatrixId = (typeof MATRICES)[number];

/** What a matrix is called, in every language. */
export const MATRIX_NAMES: Readonly<Record<MatrixId, string>> = { s6: 'S6', s8: 'S8' };

/** From 1 up. */
export const LEVELS: readonly number[] = TESSERA.prices.map((_, below) => below + 1);

/** One level of one matrix: what a member activates, once. */
export interface MatrixLevel {
  readonly matrix: MatrixId;
  readonly level: number;
}

/** The price of a level, the same in each matrix. @throws RangeError when there is no such level */
export function priceOf(level: number): Cents {
  const price = TESSERA.prices[level - 1];
  if (price === undefined) throw new RangeError(`No level ${level}`);
  return cents(price);
}

/** E.g. `s6-3`. A member activates a level once, so this is unique among one member's activations. */
export const levelKey = ({ matrix, level }: MatrixLevel): string => `${matrix}-${level}`;

/** Parses a `levelKey`, or null. */
export function readLevelKey(key: string): MatrixLevel | null {
  const [, matrix, digits] = /^(s6|s8)-([1-9]\d?)$/.exec(key) ?? [];
  const level = Number(digits);
  return LEVELS.includes(level) ? { matrix: matrix as MatrixId, level } : null;
}
