/**
 * What happens to the payment of whoever fills a place of a single-level matrix: its owner gets it, the owner's
 * next active upline gets it, or it pays for the owner's own re-entry further up.
 */
export type PlaceRole = 'owner' | 'upline' | 'recycle';

/** One line of places. The last one recycles, and only the last one. */
export interface SingleLevelPlan {
  readonly kind: 'single-level';
  readonly name: string;
  readonly places: readonly PlaceRole[];
  readonly cascade: CascadeLimit;
  readonly placementCost: number;
}

/** Two places in the first line, four in the second: the second line pays the owner three times, then recycles. */
export interface TwoLevelPlan {
  readonly kind: 'two-level';
  readonly name: string;
  readonly cascade: CascadeLimit;
  /** By the way in: a free first-line place, one right under the root, or spillover. */
  readonly placementCost: {
    readonly firstLine: number;
    readonly underRoot: number;
    readonly spillover: number;
  };
}

export type MatrixPlan = SingleLevelPlan | TwoLevelPlan;

/**
 * A placement can set off a recycle, which is the next placement. An event whose placements in one matrix together
 * cost more than this is refused whole, so that no event runs for ever.
 */
export interface CascadeLimit {
  readonly atRegistration: number;
  readonly atActivation: number;
}

/** A programme as data: which matrices, what a level costs, in which order levels may be activated. */
export interface Programme {
  readonly matrices: readonly MatrixPlan[];
  /** Whole amounts of one unit of money, level 1 first; as many as there are levels. The same in every matrix. */
  readonly prices: readonly number[];
  /** `ascending`: level n needs level n−1. `any`: levels may be skipped. */
  readonly levelOrder: 'ascending' | 'any';
  /** What a registration activates in the same event. */
  readonly registrationActivates: 'nothing' | 'level-1-of-each-matrix';
}

/** @throws RangeError when the programme cannot be run: a mistake in its data */
export function checkProgramme(programme: Programme): void {
  if (programme.matrices.length === 0) throw new RangeError('A programme needs a matrix');
  if (programme.prices.length === 0) throw new RangeError('A programme needs a level');
  for (const price of programme.prices) {
    if (!Number.isSafeInteger(price) || price <= 0) throw new RangeError(`Not a price: ${price}`);
  }
  for (const plan of programme.matrices) {
    if (plan.kind !== 'single-level') continue;
    if (plan.places.length < 2) throw new RangeError(`${plan.name} needs two places or more`);
    if (plan.places.indexOf('recycle') !== plan.places.length - 1) {
      throw new RangeError(`${plan.name} must recycle at its last place, and only there`);
    }
  }
}
