import { GROWTH_RULES, type GrowthRule } from '#domain/matrix/growth.ts';
import type { Programme } from '#domain/matrix/plan.ts';
import { CONTRACT, S6, S8, TESSERA } from '#domain/matrix/programmes.ts';

/** What members join: one of Tessera's matrices or both, or the two of the public contract. */
export const MATRIX_CHOICES = ['s6', 's8', 'both', 'contract'] as const;
export type MatrixChoice = (typeof MATRIX_CHOICES)[number];

/**
 * What members do with their income. `keep`: nothing. `reinvest`: buy the next level as soon as the income not yet
 * spent on levels covers it. `half`: every second member reinvests, the others keep. `reopen`: buy the next level as
 * soon as the present one is frozen, with their own money if needed.
 */
export const INCOME_RULES = ['keep', 'half', 'reinvest', 'reopen'] as const;
export type IncomeRule = (typeof INCOME_RULES)[number];

export { GROWTH_RULES };

/** The limits of the inputs. */
export const LIMITS = {
  members: { least: 100, most: 1_000_000 },
  goesOnPercent: { least: 0, most: 75 },
  seed: { least: 0, most: 2 ** 32 - 1 },
} as const;

/** Periods of growth, each with equally many newcomers. */
export const PERIODS_OF_GROWTH = 20;

/** All inputs of a simulation: the same scenario always has the same result. */
export interface Scenario {
  readonly matrix: MatrixChoice;
  /** Members who join before growth stops. */
  readonly members: number;
  readonly growth: GrowthRule;
  /** Of 100 who have just bought a level on joining, how many buy the next at once. */
  readonly goesOnPercent: number;
  readonly income: IncomeRule;
  readonly seed: number;
}

/** The scenario shown before a choice. */
export const DEFAULT_SCENARIO: Scenario = {
  matrix: 'both',
  members: 10_000,
  growth: 'uniform',
  goesOnPercent: 30,
  income: 'half',
  seed: 20220824,
};

interface Played {
  readonly programme: Programme;
  /** Indices of the programme's matrices that are played. */
  readonly matrices: readonly number[];
}

// The contract at Tessera's prices: prices change no share, and dollars are easier to picture.
const CONTRACT_IN_DOLLARS: Programme = { ...CONTRACT, prices: TESSERA.prices };

const PLAYED: Readonly<Record<MatrixChoice, Played>> = {
  s6: { programme: TESSERA, matrices: [TESSERA.matrices.indexOf(S6)] },
  s8: { programme: TESSERA, matrices: [TESSERA.matrices.indexOf(S8)] },
  both: { programme: TESSERA, matrices: [0, 1] },
  contract: { programme: CONTRACT_IN_DOLLARS, matrices: [0, 1] },
};

export const playedIn = ({ matrix }: Pick<Scenario, 'matrix'>): Played => PLAYED[matrix];
