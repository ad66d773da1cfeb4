import { Announcer } from './announcer.ts';
import { Boxes, NONE, OWN_COLUMNS } from './boxes.ts';
import type { Matrix } from './matrix.ts';
import type { Members } from './members.ts';
import type { Observer } from './observer.ts';
import { pay } from './payment.ts';
import type { PlaceRole, Programme, SingleLevelPlan } from './plan.ts';
import type { Refusal } from './refusal.ts';
import type { SingleLevelView } from './view.ts';

const FILLED = OWN_COLUMNS;
const COLUMNS = 1;

/**
 * A matrix with one line of any number of places: "X3: place W under holder H at level L", whose steps are cited below.
 */
export class SingleLevelMatrix implements Matrix {
  readonly boxes: Boxes;
  readonly plan: SingleLevelPlan;
  readonly #announcer: Announcer;

  constructor(
    plan: SingleLevelPlan,
    index: number,
    members: Members,
    programme: Programme,
    observer: Observer,
  ) {
    this.boxes = new Boxes(members, index, programme.prices.length, COLUMNS);
    this.plan = plan;
    this.#announcer = new Announcer(this.boxes, programme.prices, observer);
  }

  enter(newcomer: number, upline: number, cascadeLimit: number): Refusal | null {
    this.boxes.setUpline(newcomer, upline);
    let entrant = newcomer;
    let holder = upline;
    let cost = 0;
    for (;;) {
      cost += this.plan.placementCost;
      if (cost > cascadeLimit) return 'cascade-too-deep';
      const role = this.#fillPlace(entrant, holder);
      if (role === 'owner') return this.#pay(holder, entrant);
      if (role === 'upline') return this.#pay(this.#nextUpline(holder), entrant);

      this.#close(holder);
      if (this.boxes.isRoot(holder)) return this.#recycleRoot(holder, entrant);
      const above = this.#recycle(holder, entrant);
      entrant = holder;
      holder = above;
    }
  }

  view(box: number): SingleLevelView {
    return { kind: 'single-level', ...this.boxes.view(box), filled: this.boxes.table.get(box + FILLED) };
  }

  /** Step 1. */
  #fillPlace(entrant: number, holder: number): PlaceRole {
    const place = this.boxes.table.get(holder + FILLED) + 1;
    this.boxes.table.set(holder + FILLED, place);
    this.#announcer.placed(entrant, holder, place);
    return this.plan.places[place - 1] as PlaceRole;
  }

  /** Step 3. */
  #close(holder: number): void {
    this.boxes.table.set(holder + FILLED, 0);
    this.boxes.freezeUnlessNextLevelHeld(holder);
  }

  /** Step 4: above the root there is no one to pass the payment on to. */
  #recycleRoot(root: number, filledBy: number): Refusal | null {
    const refusal = this.#pay(root, filledBy);
    this.boxes.countCycle(root);
    this.#announcer.recycled(root, NONE, filledBy);
    return refusal;
  }

  /** Step 5, up to the new placement. @returns the upline under which the holder re-enters */
  #recycle(holder: number, filledBy: number): number {
    const upline = this.boxes.activeAncestor(this.boxes.member(holder), this.boxes.level(holder));
    this.boxes.setUpline(holder, upline);
    this.boxes.countCycle(holder);
    this.#announcer.recycled(holder, upline, filledBy);
    return upline;
  }

  /** The recipient of an `upline` place's payment: the owner's active ancestor now; the root keeps its own. */
  #nextUpline(holder: number): number {
    if (this.boxes.isRoot(holder)) return holder;
    return this.boxes.activeAncestor(this.boxes.member(holder), this.boxes.level(holder));
  }

  #pay(box: number, entrant: number): Refusal | null {
    return pay(this.boxes, this.#announcer, box, entrant);
  }
}
