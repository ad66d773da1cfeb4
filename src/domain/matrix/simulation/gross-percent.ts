import type { MatrixPlan } from '#domain/matrix/plan.ts';

/** Second-line places of a two-level matrix that pay its owner: all four but the one that recycles. */
const PAYING_PLACES_OF_TWO_LEVELS = 3;

/** Payments of a level's price that one full cycle brings to its owner. */
export const paymentsPerCycle = (plan: MatrixPlan): number =>
  plan.kind === 'two-level'
    ? PAYING_PLACES_OF_TWO_LEVELS
    : plan.places.filter((role) => role === 'owner').length;

/** What is advertised: the gross payments of one full cycle, in percent of the level's price. */
export const advertisedPercent = (plan: MatrixPlan): number => paymentsPerCycle(plan) * 100;
