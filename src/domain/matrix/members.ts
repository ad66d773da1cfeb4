import { JournaledTable } from './journaled-table.ts';

/** The member at the end of every upline: holds every level of every matrix, has no sponsor, never pays. */
export const ROOT = 1;

const SPONSOR = 0;
const HIGHEST_BOX = 1;

/** Which member invited which. Members are numbered from 1 in the order of registration. */
export class Members {
  readonly table: JournaledTable;
  readonly #width: number;

  constructor(matrices: number) {
    this.#width = HIGHEST_BOX + matrices;
    this.table = new JournaledTable(this.#width);
  }

  get count(): number {
    return this.table.rows;
  }

  has(member: number): boolean {
    return Number.isInteger(member) && member >= ROOT && member <= this.count;
  }

  /** Adds the next member: the row's number is the member's. A sponsor never changes. */
  add(sponsor: number): void {
    this.table.set(this.table.append() + SPONSOR, sponsor);
  }

  /** 0 for the root. */
  sponsor(member: number): number {
    return this.table.get(member * this.#width + SPONSOR);
  }

  /** The member's box at their highest level of a matrix, or 0 while they hold none. */
  highestBox(member: number, matrix: number): number {
    return this.table.get(member * this.#width + HIGHEST_BOX + matrix);
  }

  setHighestBox(member: number, matrix: number, box: number): void {
    this.table.set(member * this.#width + HIGHEST_BOX + matrix, box);
  }
}
