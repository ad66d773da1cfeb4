import type { Programme } from '#domain/matrix/plan.ts';
import { CONTRACT, S6, S8, TESSERA } from '#domain/matrix/programmes.ts';
import type { CommunityRule, InviterRule } from './community.ts';

/** What members join: one of Tessera's matrices or both, or the two of the public contract. */
export const MATRIX_CHOICES = ['s6', 's8', 'both', 'contract'] as const;
export type MatrixChoice = (typeof MATRIX_CHOICES)[number];

// Not in community.ts: the page needs the choices and no engine.
export const INVITER_RULES = ['any', 'newest'] as const satisfies readonly InviterRule[];

/** The limits of the inputs. */
export const LIMITS = {
  members: { least: 100, most: 1_000_000 },
  idlePercent: { least: 0, most: 95 },
  budget: { least: 5, most: 10_000 },
  leadersPerThousand: { least: 0, most: 100 },
  leaderLevels: { least: 1, most: 12 },
  leadersInvitePercent: { least: 0, most: 95 },
  feePercent: { least: 0, most: 20 },
  seed: { least: 0, most: 2 ** 32 - 1 },
} as const;

/** Periods of growth, each with equally many newcomers. */
export const PERIODS_OF_GROWTH = 20;

/** Periods after it, in which no one new comes. */
export const PERIODS_AFTER = 4;

/** All inputs of a simulation: the same scenario always has the same result. */
export interface Scenario {
  readonly matrix: MatrixChoice;
  /** Members who join before growth stops. */
  readonly members: number;
  /** So many of 100 who join buy level 1 and never act further. */
  readonly idlePercent: number;
  /** In whole dollars: half of those who act spend less of their own on joining, half more. */
  readonly budget: number;
  readonly leadersPerThousand: number;
  /** Levels of each matrix that a leader holds from the start. */
  readonly leaderLevels: number;
  /** A leader invites so many of 100 newcomers. */
  readonly leadersInvitePercent: number;
  readonly inviters: InviterRule;
  /** What the network takes on top of each purchase: lost to all members. */
  readonly feePercent: number;
  readonly seed: number;
}

/** The scenario shown before a choice: Tessera's matrices, joined as the calibrated community joins the contract's. */
export const DEFAULT_SCENARIO: Scenario = {
  matrix: 'both',
  members: 10_000,
  idlePercent: 22,
  budget: 40,
  leadersPerThousand: 15,
  leaderLevels: 9,
  leadersInvitePercent: 50,
  inviters: 'any',
  feePercent: 0,
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

/** How unequal budgets are: with 1.3, one in six spends 3.7 times the median or more. Fixed, because the median says enough. */
const BUDGET_SPREAD = 1.3;

const CENTS = 100;

export function ruleOf(scenario: Scenario): CommunityRule {
  const { members, idlePercent, budget, leadersPerThousand, leaderLevels, leadersInvitePercent, inviters } =
    scenario;
  return {
    ...playedIn(scenario),
    members,
    idle: idlePercent / 100,
    budget: { median: budget * CENTS, spread: BUDGET_SPREAD },
    leaders: Math.round((members * leadersPerThousand) / 1000),
    leaderLevels,
    leadersInvite: leadersInvitePercent / 100,
    inviters,
    upgrades: true,
  };
}
