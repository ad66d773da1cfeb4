import type { Instant } from '#domain/time.ts';
import type { BooksAt } from './append.ts';
import { EMPTY_BOOKS } from './books.ts';
import { completeRootOf, leafHashInto } from './bulk-hash.ts';
import type { LogEntry } from './entry.ts';
import type { LogFault, SeenLog } from './fault.ts';
import {
  changedLeaves,
  extend,
  type Hash,
  HASH_BYTES,
  isSameHash,
  type RightEdge,
  rootOf,
} from './merkle.ts';
import { type Movement, readMovement } from './read-movement.ts';
import { entriesIn, FULL, tileHashes } from './tiles.ts';

/** Adds up entries. Its memory grows by one number per entry and one hash per bundle. */
export class Fold {
  size = 0;
  edge: RightEdge = [];
  readonly books = { ...EMPTY_BOOKS } as Record<LogEntry['from'], number> as Mutable<BooksAt['books']>;
  lastAt: Instant | null = null;
  /** A sign that some entry was changed. `verifyPublicLog` reports it if the tiles do not tell which one. */
  suspicion: LogFault | null = null;
  /** Hashes of the entries in the last added bundle: its tile at level 0. */
  leaves = new Uint8Array();
  /**
   * For each entry what a reversal of it has to move: the cents of a credit, the negative cents of a payout;
   * 0: nothing to reverse, or reversed already.
   */
  readonly #reversible: number[] = [];
  /** The hashes of all tiles above level 0, by level. */
  readonly levels: Hash[][] = [];

  row(): BooksAt {
    return { size: this.size, at: this.lastAt ?? 0, books: this.books };
  }

  addBundle(bytes: Uint8Array, index: number, size: number, seen: readonly SeenLog[]): LogFault | null {
    const from = index * FULL + 1;
    const to = Math.min(size, from + FULL - 1);
    const texts = entriesIn(bytes);
    if (!texts) return { kind: 'entries-missing', from, to };
    const count = Math.min(texts.length, to - from + 1);
    const leaves = new Uint8Array(count * HASH_BYTES);
    for (let nth = 0; nth < count; nth += 1) {
      const text = texts[nth] as Uint8Array;
      const fault = this.#addEntry(text, from + nth);
      if (fault) return fault;
      leafHashInto(text, leaves, nth * HASH_BYTES);
    }
    this.leaves = leaves;
    this.#addLeaves(from - 1, count, seen);
    // Report too many entries as well: then another bundle has replaced this one.
    if (texts.length !== to - from + 1) {
      return { kind: 'entries-missing', from: Math.min(to, from + texts.length), to };
    }
    return null;
  }

  #addEntry(bytes: Uint8Array, place: number): LogFault | null {
    const entry = readMovement(bytes);
    if (!entry) return { kind: 'entry-unreadable', entry: place };
    if (entry.sequence !== place) return { kind: 'entry-out-of-order', entry: place, found: entry.sequence };
    const fault = this.#move(entry);
    if (fault) return fault;
    this.#reverse(entry);
    this.size = place;
    this.lastAt = entry.at;
    return null;
  }

  /**
   * Extends the right edge: by a full bundle at once, or leaf by leaf if the bundle is partial or a seen state
   * ends inside it.
   */
  #addLeaves(before: number, count: number, seen: readonly SeenLog[]): void {
    const isComparedWithin = seen.some(({ size }) => size > before && size < before + count);
    if (count === FULL && !isComparedWithin) {
      const { edge, completed } = extend(this.edge, before / FULL, completeRootOf(this.leaves));
      this.edge = edge;
      this.#addToTiles(1, tileHashes(completed));
      this.#compareWith(seen, before + count);
      return;
    }
    for (let nth = 0; nth < count; nth += 1) {
      const leaf = this.leaves.slice(nth * HASH_BYTES, (nth + 1) * HASH_BYTES);
      const { edge, completed } = extend(this.edge, before + nth, leaf);
      this.edge = edge;
      const [, ...above] = tileHashes(completed);
      this.#addToTiles(1, above);
      this.#compareWith(seen, before + nth + 1);
    }
  }

  /** @param hashes one for each level, from the lowest up */
  #addToTiles(lowest: number, hashes: readonly Hash[]): void {
    for (const [nth, hash] of hashes.entries()) {
      const level = this.levels[lowest + nth] ?? [];
      this.levels[lowest + nth] = level;
      level.push(hash);
    }
  }

  #move({ sequence, from, to, cents }: Movement): LogFault | null {
    const books = this.books as Record<LogEntry['from'], number>;
    books[from] -= cents;
    books[to] += cents;
    if (books.members < 0) return { kind: 'members-negative', entry: sequence, cents: books.members };
    const isExact = Number.isSafeInteger(books[from]) && Number.isSafeInteger(books[to]);
    return isExact ? null : { kind: 'sum-too-large', entry: sequence };
  }

  #reverse({ sequence, from, to, cents, reverses }: Movement): void {
    this.#reversible.push(reverses === null ? reversibleCents(cents, from, to) : 0);
    if (reverses === null) return;
    const undone = reversibleCents(cents, to, from);
    if (undone !== 0 && this.#reversible[reverses - 1] === undone) this.#reversible[reverses - 1] = 0;
    else this.suspicion ??= { kind: 'reverses-nothing', entry: sequence, reverses };
  }

  #compareWith(seen: readonly SeenLog[], size: number): void {
    for (const earlier of seen) {
      if (earlier.size !== size || isSameHash(earlier.root, rootOf(this.edge))) continue;
      this.suspicion ??= {
        kind: 'rewritten-since-seen',
        ...changedLeaves(earlier.edge ?? [], this.edge, size),
      };
    }
  }
}

/** The cents of a credit, the negative cents of a payout; 0: the entry cannot be reversed. */
function reversibleCents(cents: number, from: LogEntry['from'], to: LogEntry['to']): number {
  if (from === 'external' && to === 'members') return cents;
  return from === 'members' && to === 'external' ? -cents : 0;
}

type Mutable<Value> = { -readonly [Name in keyof Value]: Value[Name] };
