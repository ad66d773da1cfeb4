import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { NONE } from './boxes.ts';
import type { JournaledTable, Savepoint } from './journaled-table.ts';
import type { Matrix } from './matrix.ts';
import { Members, ROOT } from './members.ts';
import { NO_OBSERVER, type Observer } from './observer.ts';
import { type CascadeLimit, checkProgramme, type MatrixPlan, type Programme } from './plan.ts';
import type { Refusal } from './refusal.ts';
import { SingleLevelMatrix } from './single-level.ts';
import { TwoLevelMatrix } from './two-level.ts';
import type { BoxView } from './view.ts';

/**
 * A running matrix programme. Only registrations and activations change its state, so the same events always lead to
 * the same state and payments. It uses no clock, randomness or money: it tells the observer which member an activation pays,
 * and the ledger moves the money.
 *
 * An event happens completely or not at all. The rules are those of tests/fixtures/matrix-traces/README.md, part 2,
 * whose headings, steps and quirks are cited in this folder.
 */
export class MatrixEngine {
  readonly programme: Programme;
  readonly #members: Members;
  readonly #matrices: readonly Matrix[];
  readonly #observer: Observer;
  /** The whole state. */
  readonly #tables: readonly JournaledTable[];
  #isDryRun = false;

  /** Starts with the root alone, who holds every level of every matrix. */
  constructor(programme: Programme, observer: Observer = NO_OBSERVER) {
    checkProgramme(programme);
    this.programme = programme;
    this.#observer = observer;
    this.#members = new Members(programme.matrices.length);
    this.#matrices = programme.matrices.map((plan, index) => this.#build(plan, index));
    this.#tables = [this.#members.table, ...this.#matrices.map(({ boxes }) => boxes.table)];
    this.#members.add(0);
    for (const { boxes } of this.#matrices) {
      for (let level = 1; level <= programme.prices.length; level++) boxes.open(ROOT, level);
    }
  }

  #build(plan: MatrixPlan, index: number): Matrix {
    return plan.kind === 'single-level'
      ? new SingleLevelMatrix(plan, index, this.#members, this.programme, this.#observer)
      : new TwoLevelMatrix(plan, index, this.#members, this.programme, this.#observer);
  }

  /** Number of registered members, the root included: they are numbered from 1 to this. */
  get members(): number {
    return this.#members.count;
  }

  /** The inviting member; 0 for the root. */
  sponsor(member: number): number {
    if (!this.#members.has(member)) throw new RangeError(`No member ${member}`);
    return this.#members.sponsor(member);
  }

  /** Whether the member has activated this level of this matrix. */
  holds(member: number, matrix: number, level: number): boolean {
    const at = this.#matrices[matrix];
    return at !== undefined && this.#members.has(member) && at.boxes.find(member, level) !== NONE;
  }

  /** The member's box, or null if they do not hold this level of this matrix. */
  box(member: number, matrix: number, level: number): BoxView | null {
    const at = this.#matrices[matrix];
    if (at === undefined || !this.#members.has(member)) return null;
    const box = at.boxes.find(member, level);
    return box === NONE ? null : at.view(box);
  }

  /** Whether the member's box has closed at any level of the matrix. */
  hasCycled(member: number, matrix: number): boolean {
    return this.programme.prices.some((_, below) => (this.box(member, matrix, below + 1)?.cycles ?? 0) > 0);
  }

  /**
   * "Registration".
   *
   * @param member the next free number, `members + 1`
   * @throws RangeError when it is a later one: numbers have no gaps
   */
  register(member: number, sponsor: number): Refusal | null {
    if (this.#members.has(member)) return this.#refuse('member-exists');
    if (!this.#members.has(sponsor)) return this.#refuse('sponsor-unknown');
    if (member !== this.members + 1)
      throw new RangeError(`The next member is ${this.members + 1}, not ${member}`);
    const before = this.#savepoints();
    this.#members.add(sponsor);
    if (this.programme.registrationActivates === 'level-1-of-each-matrix') {
      for (const matrix of this.#matrices) {
        const upline = matrix.boxes.activeAncestor(member, 1);
        const refusal = this.#open(matrix, member, 1, upline, 'atRegistration');
        if (refusal !== null) return this.#undo(before, refusal);
      }
    }
    this.#finish();
    this.#observer.registered(member, sponsor);
    return null;
  }

  /** "Purchase of level L in matrix M": pays the level's price, once, to the member that the rules name. */
  activate(member: number, matrix: number, level: number): Refusal | null {
    const at = this.#matrices[matrix];
    if (!this.#members.has(member)) return this.#refuse('member-unknown');
    if (at === undefined) return this.#refuse('matrix-unknown');
    if (this.programme.prices[level - 1] === undefined) return this.#refuse('level-unknown');
    if (at.boxes.find(member, level) !== NONE) return this.#refuse('level-active');
    if (this.#lacksLevelBelow(at, member, level)) return this.#refuse('level-below-inactive');

    const before = this.#savepoints();
    const upline = at.boxes.activeAncestor(member, level);
    const refusal = this.#open(at, member, level, upline, 'atActivation');
    if (refusal !== null) return this.#undo(before, refusal);
    this.#finish();
    this.#observer.activated(member, at.boxes.member(upline), matrix, level);
    return null;
  }

  /**
   * Runs events, lets the caller look at the resulting state, and rolls them back: the observer hears what they would
   * do, and the state does not change. So a caller can store what an event does before applying it. Dry runs may contain
   * dry runs: the inner one sees what happened in the outer one.
   */
  dryRun<Value>(work: () => Value): Value {
    const before = this.#savepoints();
    const isInner = this.#isDryRun;
    this.#isDryRun = true;
    try {
      return work();
    } finally {
      this.#isDryRun = isInner;
      this.#rollbackTo(before);
    }
  }

  /** Hashes the whole state: engines with the same history have the same hash. */
  hash(): string {
    return hashTables(this.#tables);
  }

  /** Bytes of memory that the state holds, room for growth included. */
  get byteLength(): number {
    return this.#tables.reduce((bytes, table) => bytes + table.byteLength, 0);
  }

  #lacksLevelBelow(matrix: Matrix, member: number, level: number): boolean {
    if (this.programme.levelOrder === 'any' || level === 1) return false;
    return matrix.boxes.find(member, level - 1) === NONE;
  }

  /** "Purchase", steps 1 and 3 to 5. */
  #open(matrix: Matrix, member: number, level: number, upline: number, occasion: keyof CascadeLimit) {
    const { boxes, plan } = matrix;
    boxes.thawBelow(member, level);
    return matrix.enter(boxes.open(member, level), upline, plan.cascade[occasion]);
  }

  #refuse(refusal: Refusal): Refusal {
    this.#observer.refused(refusal);
    return refusal;
  }

  #undo(before: readonly Savepoint[], refusal: Refusal): Refusal {
    this.#rollbackTo(before);
    return this.#refuse(refusal);
  }

  #finish(): void {
    if (!this.#isDryRun) this.#commit();
  }

  #savepoints(): readonly Savepoint[] {
    return this.#tables.map((table) => table.savepoint());
  }

  /** @param before of each table, in their order */
  #rollbackTo(before: readonly Savepoint[]): void {
    for (const [index, table] of this.#tables.entries()) table.rollbackTo(before[index] as Savepoint);
  }

  #commit(): void {
    for (const table of this.#tables) table.commit();
  }
}

/** SHA-256 over all rows of all tables, in hexadecimal. Each table's length goes in before it. */
function hashTables(tables: readonly JournaledTable[]): string {
  const hash = sha256.create();
  for (const { words } of tables) {
    hash.update(littleEndian(Int32Array.of(words.length)));
    hash.update(littleEndian(words));
  }
  return bytesToHex(hash.digest());
}

/** Assumes a little-endian machine, as all supported ones are; on another one only the hashes would differ. */
function littleEndian(words: Int32Array): Uint8Array {
  return new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
}
