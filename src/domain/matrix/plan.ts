/**
 * Where the payment for a place of a single-level matrix goes: to the box's owner, to the owner's next active upline,
 * or into the owner's own re-entry further up.
 */
export type PlaceRole = 'owner' | 'upline' | 'recycle';

/** One line of places. The last place recycles, and only it. */
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
  /** By kind of placement: a free first-line place, one directly under the root, or spillover. */
  readonly placementCost: {
    readonly firstLine: number;
    readonly underRoot: number;
    readonly spillover: number;
  };
}

export type MatrixPlan = SingleLevelPlan | TwoLevelPlan;

/**
 * A placement can cause a recycle, which is the next placement. An event whose placements in one matrix together cost
 * more than this is refused as a whole, so that every event ends.
 */
export interface CascadeLimit {
  readonly atRegistration: number;
  readonly atActivation: number;
}

/** A programme as data: its matrices, the price of each level, and the order in which levels may be activated. */
export interface Programme {
  readonly matrices: readonly MatrixPlan[];
  /** Integers in one unit of money, level 1 first, one per level. The same in every matrix. */
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
