import type { Boxes } from './boxes.ts';
import type { MatrixPlan } from './plan.ts';
import type { Refusal } from './refusal.ts';
import type { BoxView } from './view.ts';

/** One matrix of a programme at work: its boxes, and the rule by which a newcomer is placed among them. */
export interface Matrix {
  readonly plan: MatrixPlan;
  readonly boxes: Boxes;

  /**
   * Places a box that was just opened under its active ancestor's, follows what that sets off, and pays once.
   *
   * @param cascadeLimit what the recycles of this event may cost together
   */
  enter(entrant: number, upline: number, cascadeLimit: number): Refusal | null;

  view(box: number): BoxView;
}
