import { type Cents, cents } from '#domain/money/cents.ts';
import type { CascadeLimit, Programme, SingleLevelPlan, TwoLevelPlan } from './plan.ts';

const LEVELS = 12;

/** Each level costs twice the one before. */
const doubling = (levelOne: number): number[] =>
  Array.from({ length: LEVELS }, (_, level) => levelOne * 2 ** level);

/**
 * X3 and X4 as in the public contract. It runs in a machine whose stack overflows beyond 1,024 words (quirk 7): costs
 * are the words that a placement takes, limits what the surrounding call leaves for them. So X3 recycles through 197
 * holders at a registration and 198 at a purchase, X4 by spillover through 98.
 */
export const X3: SingleLevelPlan = {
  kind: 'single-level',
  name: 'X3',
  places: ['owner', 'owner', 'recycle'],
  placementCost: 5,
  cascade: { atRegistration: 993, atActivation: 997 },
};

export const X4: TwoLevelPlan = {
  kind: 'two-level',
  name: 'X4',
  placementCost: { firstLine: 12, underRoot: 6, spillover: 10 },
  cascade: { atRegistration: 994, atActivation: 998 },
};

/** The programme that produced the traces. Its unit of money is the level-1 price. */
export const CONTRACT: Programme = {
  matrices: [X3, X4],
  prices: doubling(1),
  levelOrder: 'any',
  registrationActivates: 'level-1-of-each-matrix',
};

/** Tessera's limit on one event: 1,000 placements in a matrix. No run so far has come near it. */
const THOUSAND_PLACEMENTS: CascadeLimit = { atRegistration: 1000, atActivation: 1000 };

/** Two-level, as X4: advertised as 300% gross per cycle, which is its three paying second-line places. */
export const S6: TwoLevelPlan = {
  kind: 'two-level',
  name: 'S6',
  placementCost: { firstLine: 1, underRoot: 1, spillover: 1 },
  cascade: THOUSAND_PLACEMENTS,
};

/**
 * Single-level with eight places: advertised as 600% gross per cycle, which is six payments to the owner. The roles of
 * the other two are our reading: the seventh pays the next active upline, the eighth recycles, as in X3.
 */
export const S8: SingleLevelPlan = {
  kind: 'single-level',
  name: 'S8',
  places: ['owner', 'owner', 'owner', 'owner', 'owner', 'owner', 'upline', 'recycle'],
  placementCost: 1,
  cascade: THOUSAND_PLACEMENTS,
};

export const TESSERA: Programme & { readonly prices: readonly Cents[] } = {
  matrices: [S6, S8],
  prices: doubling(500).map(cents),
  levelOrder: 'ascending',
  registrationActivates: 'nothing',
};
