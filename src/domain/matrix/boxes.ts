import { JournaledTable } from './journaled-table.ts';
import { type Members, ROOT } from './members.ts';

/** "No box": the upline of the root's boxes, and the end of every list of boxes. */
export const NONE = 0;

const MEMBER = 0;
const LEVEL = 1;
/** The same member's box at the next lower level that they hold. */
const NEXT_LOWER = 2;
const UPLINE = 3;
const FROZEN = 4;
const CYCLES = 5;
/** The first column that a kind of matrix may use for its own. */
export const OWN_COLUMNS = 6;

/**
 * The boxes of one matrix: one per member and level held (part 2, "State").
 *
 * A box is identified by its row in `table`. Boxes point only at boxes of their own level, because levels never
 * interact except by freezing.
 */
export class Boxes {
  readonly table: JournaledTable;
  /** Index of the matrix in the programme, from 0. */
  readonly matrix: number;
  readonly #members: Members;
  readonly #lastLevel: number;

  /** @param ownColumns number of columns that this kind of matrix adds */
  constructor(members: Members, matrix: number, lastLevel: number, ownColumns: number) {
    this.table = new JournaledTable(OWN_COLUMNS + ownColumns);
    this.matrix = matrix;
    this.#members = members;
    this.#lastLevel = lastLevel;
  }

  member(box: number): number {
    return this.table.get(box + MEMBER);
  }

  level(box: number): number {
    return this.table.get(box + LEVEL);
  }

  /** The box above, at present; `NONE` for the root's. */
  upline(box: number): number {
    return this.table.get(box + UPLINE);
  }

  setUpline(box: number, upline: number): void {
    this.table.set(box + UPLINE, upline);
  }

  isRoot(box: number): boolean {
    return this.member(box) === ROOT;
  }

  /** "Blocked" in the contract: the box goes on working, but its payments pass the member by. */
  isFrozen(box: number): boolean {
    return this.table.get(box + FROZEN) !== 0;
  }

  cycles(box: number): number {
    return this.table.get(box + CYCLES);
  }

  countCycle(box: number): void {
    this.table.set(box + CYCLES, this.cycles(box) + 1);
  }

  /** The member's box at a level, or `NONE` if they do not hold it. */
  find(member: number, level: number): number {
    let box = this.#members.highestBox(member, this.matrix);
    while (box !== NONE && this.level(box) > level) box = this.table.get(box + NEXT_LOWER);
    return box !== NONE && this.level(box) === level ? box : NONE;
  }

  /**
   * The box of the member's active ancestor: the first sponsor upwards who holds the level, frozen or not. Sponsors
   * without the level are skipped, which is all that overtaking means. Never called for the root; always found, because
   * the root holds every level.
   */
  activeAncestor(member: number, level: number): number {
    let ancestor = this.#members.sponsor(member);
    let box = this.find(ancestor, level);
    while (box === NONE) {
      ancestor = this.#members.sponsor(ancestor);
      box = this.find(ancestor, level);
    }
    return box;
  }

  /** Opens an empty box at a level that the member does not hold yet. */
  open(member: number, level: number): number {
    const box = this.table.append();
    this.table.set(box + MEMBER, member);
    this.table.set(box + LEVEL, level);
    this.#link(box, member, level);
    return box;
  }

  /** Keeps a member's boxes in a list from the highest level down. */
  #link(box: number, member: number, level: number): void {
    let lower = this.#members.highestBox(member, this.matrix);
    let higher = NONE;
    while (lower !== NONE && this.level(lower) > level) {
      higher = lower;
      lower = this.table.get(lower + NEXT_LOWER);
    }
    this.table.set(box + NEXT_LOWER, lower);
    if (higher === NONE) this.#members.setHighestBox(member, this.matrix, box);
    else this.table.set(higher + NEXT_LOWER, box);
  }

  view(box: number) {
    return {
      upline: this.member(this.upline(box)),
      frozen: this.isFrozen(box),
      cycles: this.cycles(box),
    };
  }

  /**
   * Called when a box closes: freezes it unless the next level is held or does not exist ("Blocked"). It stays frozen
   * over further cycles.
   */
  freezeUnlessNextLevelHeld(box: number): void {
    const level = this.level(box);
    if (level === this.#lastLevel || this.isFrozen(box)) return;
    if (this.find(this.member(box), level + 1) === NONE) this.table.set(box + FROZEN, 1);
  }

  /** Activating a level thaws only the level below it. */
  thawBelow(member: number, level: number): void {
    const below = this.find(member, level - 1);
    if (below !== NONE && this.isFrozen(below)) this.table.set(below + FROZEN, 0);
  }
}
