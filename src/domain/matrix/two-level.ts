import { Announcer } from './announcer.ts';
import { Boxes, NONE, OWN_COLUMNS } from './boxes.ts';
import type { Matrix } from './matrix.ts';
import type { Members } from './members.ts';
import type { Observer } from './observer.ts';
import { pay } from './payment.ts';
import type { Programme, TwoLevelPlan } from './plan.ts';
import type { Refusal } from './refusal.ts';
import type { TwoLevelView } from './view.ts';

/**
 * Number of boxes in the first line. More than two are possible (quirk 2), but the rules look only at the first two.
 */
const FIRST_LINE = OWN_COLUMNS;
const LEFT = OWN_COLUMNS + 1;
const RIGHT = OWN_COLUMNS + 2;
/** Number of boxes in the second line. The rules do not ask who they are. */
const SECOND_LINE = OWN_COLUMNS + 3;
/** Which side of the first line has closed while this box is open: newcomers go to the other side. */
const CLOSED_SIDE = OWN_COLUMNS + 4;
const COLUMNS = 5;

/** Both places taken: from now on newcomers spill over to the second line. */
const FIRST_LINE_FULL = 2;
/** The place that closes the matrix. */
const SECOND_LINE_FULL = 4;
/** How many places come before those under the left of the first line (3 and 4), and under the right (5 and 6). */
const BEFORE_LEFT = 2;
const BEFORE_RIGHT = 4;

/**
 * A matrix of two lines: "X4: place W under holder H at level L", whose steps (A1 to C7) are cited below.
 */
export class TwoLevelMatrix implements Matrix {
  readonly boxes: Boxes;
  readonly plan: TwoLevelPlan;
  readonly #announcer: Announcer;

  constructor(plan: TwoLevelPlan, index: number, members: Members, programme: Programme, observer: Observer) {
    this.boxes = new Boxes(members, index, programme.prices.length, COLUMNS);
    this.plan = plan;
    this.#announcer = new Announcer(this.boxes, programme.prices, observer);
  }

  enter(newcomer: number, upline: number, cascadeLimit: number): Refusal | null {
    let entrant = newcomer;
    let holder = upline;
    let cost = 0;
    for (;;) {
      cost += this.#placementCost(holder);
      if (cost > cascadeLimit) return 'cascade-too-deep';
      const payee = this.#hasRoom(holder)
        ? this.#joinFirstLine(entrant, holder)
        : this.#spillOver(entrant, holder);

      // Step C; T is the payee.
      if (this.#get(payee, SECOND_LINE) < SECOND_LINE_FULL) return this.#pay(payee, entrant);
      this.#close(payee);
      if (this.boxes.isRoot(payee)) {
        this.#announcer.recycled(payee, NONE, entrant);
        return this.#pay(payee, entrant);
      }
      // C7. Looks for a place below a sponsor; until it is found the payee keeps its old upline.
      holder = this.boxes.activeAncestor(this.boxes.member(payee), this.boxes.level(payee));
      this.#announcer.recycled(payee, holder, entrant);
      entrant = payee;
    }
  }

  view(box: number): TwoLevelView {
    return {
      kind: 'two-level',
      ...this.boxes.view(box),
      firstLine: this.#get(box, FIRST_LINE),
      secondLine: this.#get(box, SECOND_LINE),
    };
  }

  #hasRoom(holder: number): boolean {
    return this.#get(holder, FIRST_LINE) < FIRST_LINE_FULL;
  }

  #placementCost(holder: number): number {
    const { firstLine, underRoot, spillover } = this.plan.placementCost;
    if (!this.#hasRoom(holder)) return spillover;
    return this.boxes.isRoot(holder) ? underRoot : firstLine;
  }

  /**
   * Step A: a free place directly under the holder. It counts in the second line of the holder's upline, who is the
   * payee; the root has no upline and is the payee itself.
   */
  #joinFirstLine(entrant: number, holder: number): number {
    const place = this.#append(entrant, holder);
    this.#announcer.placed(entrant, holder, place);
    this.boxes.setUpline(entrant, holder);
    if (this.boxes.isRoot(holder)) return holder;
    const above = this.boxes.upline(holder);
    this.#countInSecondLine(above);
    const placesBefore = this.#placesBefore(above, holder);
    if (placesBefore !== null) this.#announcer.placed(entrant, above, placesBefore + place);
    return above;
  }

  /**
   * A1 to A4: how many places of `above` come before those under `holder`. Null where `above` no longer lists the
   * holder, or lists three: then the place is counted in silence (quirk 3).
   */
  #placesBefore(above: number, holder: number): number | null {
    const length = this.#get(above, FIRST_LINE);
    if (length === 2 && this.#get(above, RIGHT) === holder) return BEFORE_RIGHT;
    if ((length === 1 || length === 2) && this.#get(above, LEFT) === holder) return BEFORE_LEFT;
    return null;
  }

  /** Step B: the holder's first line is full, so the entrant goes under one of the two in it. The holder is the payee. */
  #spillOver(entrant: number, holder: number): number {
    this.#countInSecondLine(holder);
    const side = this.#sideFor(entrant, holder);
    const parent = this.#get(holder, side);
    const place = this.#append(entrant, parent);
    this.#announcer.placed(entrant, parent, place);
    this.#announcer.placed(entrant, holder, (side === LEFT ? BEFORE_LEFT : BEFORE_RIGHT) + place);
    this.boxes.setUpline(entrant, parent);
    return holder;
  }

  /** B1 to B4: away from a closed side, never under the entrant itself, and otherwise to the side with fewer. */
  #sideFor(entrant: number, holder: number): typeof LEFT | typeof RIGHT {
    const left = this.#get(holder, LEFT);
    const right = this.#get(holder, RIGHT);
    const closed = this.#get(holder, CLOSED_SIDE);
    if (closed !== NONE) return closed === left ? RIGHT : LEFT;
    if (right === entrant) return LEFT;
    if (left === entrant) return RIGHT;
    return this.#get(left, FIRST_LINE) <= this.#get(right, FIRST_LINE) ? LEFT : RIGHT;
  }

  /** @returns the entrant's place in the parent's first line, from 1 */
  #append(entrant: number, parent: number): number {
    const place = this.#get(parent, FIRST_LINE) + 1;
    this.#set(parent, FIRST_LINE, place);
    if (place === 1) this.#set(parent, LEFT, entrant);
    if (place === 2) this.#set(parent, RIGHT, entrant);
    return place;
  }

  #countInSecondLine(box: number): void {
    this.#set(box, SECOND_LINE, this.#get(box, SECOND_LINE) + 1);
  }

  /** C2 to C5. */
  #close(box: number): void {
    if (!this.boxes.isRoot(box)) this.#markClosedSide(this.boxes.upline(box), box);
    this.#set(box, FIRST_LINE, 0);
    this.#set(box, LEFT, NONE);
    this.#set(box, RIGHT, NONE);
    this.#set(box, SECOND_LINE, 0);
    this.#set(box, CLOSED_SIDE, NONE);
    this.boxes.freezeUnlessNextLevelHeld(box);
    this.boxes.countCycle(box);
  }

  /** C2. The contract records it only beside a second box in the first line, so one alone is forgotten (quirk 1). */
  #markClosedSide(upline: number, closed: number): void {
    if (this.#get(upline, FIRST_LINE) !== 2) return;
    const isListed = this.#get(upline, LEFT) === closed || this.#get(upline, RIGHT) === closed;
    if (isListed) this.#set(upline, CLOSED_SIDE, closed);
  }

  #get(box: number, column: number): number {
    return this.boxes.table.get(box + column);
  }

  #set(box: number, column: number, value: number): void {
    this.boxes.table.set(box + column, value);
  }

  #pay(box: number, entrant: number): Refusal | null {
    return pay(this.boxes, this.#announcer, box, entrant);
  }
}
