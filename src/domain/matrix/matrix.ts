import type { Boxes } from './boxes.ts';
import type { MatrixPlan } from './plan.ts';
import type { Refusal } from './refusal.ts';
import type { BoxView } from './view.ts';

/** One matrix of a running programme: its boxes, and the rule that places a newcomer among them. */
export interface Matrix {
  readonly plan: MatrixPlan;
  readonly boxes: Boxes;

  /**
   * Places a newly opened box under its active ancestor's, follows the recycles that this causes, and pays once.
   *
   * @param cascadeLimit what this event's recycles may cost together
   */
  enter(entrant: number, upline: number, cascadeLimit: number): Refusal | null;

  view(box: number): BoxView;
}
