/** Rows allocated at first; doubled when used up. */
const FIRST_ROWS = 1024;

/** A moment to which a table can be rolled back, until the next `commit`. */
export interface Savepoint {
  readonly journal: number;
  readonly end: number;
}

/**
 * Rows of 32-bit integers that can roll back what was written since a savepoint.
 *
 * A row is identified by the address of its first word, so `row + COLUMN` is the address of a cell: no object per row,
 * and a row is contiguous in memory. Address 0 is never used: it means "none". The journal records cell by cell, so a
 * rollback costs what the event wrote, however large the table is.
 */
export class JournaledTable {
  readonly #width: number;
  #words: Int32Array<ArrayBuffer>;
  #end: number;
  /** Pairs of address and former value, in the order of writing. */
  #journal = new Int32Array(256);
  #journalEnd = 0;

  /** @param width words in a row */
  constructor(width: number) {
    this.#width = width;
    this.#words = new Int32Array(width * FIRST_ROWS);
    this.#end = width;
  }

  get(address: number): number {
    return this.#words[address] as number;
  }

  set(address: number, value: number): void {
    if (this.#journalEnd === this.#journal.length) this.#journal = doubled(this.#journal);
    this.#journal[this.#journalEnd] = address;
    this.#journal[this.#journalEnd + 1] = this.#words[address] as number;
    this.#journalEnd += 2;
    this.#words[address] = value;
  }

  /** A new row of zeros. Rows lie in the order in which they were appended, `width` words apart. */
  append(): number {
    const row = this.#end;
    this.#end += this.#width;
    if (this.#end > this.#words.length) this.#words = doubled(this.#words);
    return row;
  }

  get rows(): number {
    return this.#end / this.#width - 1;
  }

  /** Makes all writes final. */
  commit(): void {
    this.#journalEnd = 0;
  }

  savepoint(): Savepoint {
    return { journal: this.#journalEnd, end: this.#end };
  }

  /** Undoes everything since the savepoint: cells get their former values, new rows go. */
  rollbackTo({ journal, end }: Savepoint): void {
    for (let entry = this.#journalEnd - 2; entry >= journal; entry -= 2) {
      this.#words[this.#journal[entry] as number] = this.#journal[entry + 1] as number;
    }
    this.#journalEnd = journal;
    this.#end = end;
  }

  /** Every row as it lies in memory, for hashing. */
  get words(): Int32Array {
    return this.#words.subarray(this.#width, this.#end);
  }

  /** Memory held, room for growth included. */
  get byteLength(): number {
    return this.#words.byteLength + this.#journal.byteLength;
  }
}

function doubled(words: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(words.length * 2);
  larger.set(words);
  return larger;
}
