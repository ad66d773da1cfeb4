import type { Instant } from '#domain/time.ts';
import type { BooksAt } from './append.ts';
import { EMPTY_BOOKS } from './books.ts';
import { type LogEntry, readEntry } from './entry.ts';
import type { LogFault, SeenLog } from './fault.ts';
import { changedLeaves, extend, type Hash, isSameHash, leafHash, type RightEdge, rootOf } from './merkle.ts';
import { entriesIn, FULL, tileHashes } from './tiles.ts';

/** Does not hide a byte order mark, with which the bytes are of no entry. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Adds up entries. Its memory grows by one number per entry and one hash per bundle. */
export class Fold {
  size = 0;
  edge: RightEdge = [];
  readonly books = { ...EMPTY_BOOKS } as Record<LogEntry['from'], number> as Mutable<BooksAt['books']>;
  lastAt: Instant | null = null;
  /** A sign that some entry was changed. `verifyPublicLog` reports it if the tiles do not tell which one. */
  suspicion: LogFault | null = null;
  /** Hashes of the entries in the last added bundle: its tile at level 0. */
  leaves: readonly Hash[] = [];
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
    const leaves: Hash[] = [];
    for (const [nth, text] of texts.slice(0, to - from + 1).entries()) {
      const fault = this.#addEntry(text, from + nth);
      if (fault) return fault;
      leaves.push(leafHash(text));
    }
    this.leaves = leaves;
    this.#addLeaves(from - 1, seen);
    // Report too many entries as well: then another bundle has replaced this one.
    if (texts.length !== to - from + 1) {
      return { kind: 'entries-missing', from: Math.min(to, from + texts.length), to };
    }
    return null;
  }

  #addEntry(bytes: Uint8Array, place: number): LogFault | null {
    const entry = readEntry(decoder.decode(bytes));
    if (!entry) return { kind: 'entry-unreadable', entry: place };
    if (entry.sequence !== place) return { kind: 'entry-out-of-order', entry: place, found: entry.sequence };
    const fault = this.#move(entry);
    if (fault) return fault;
    this.#reverse(entry);
    this.size = place;
    this.lastAt = entry.at;
    return null;
  }

  /** Extends the right edge, the tiles above level 0, and compares with each seen state on the way. */
  #addLeaves(before: number, seen: readonly SeenLog[]): void {
    for (const [nth, leaf] of this.leaves.entries()) {
      const { edge, completed } = extend(this.edge, before + nth, leaf);
      this.edge = edge;
      for (const [level, hash] of tileHashes(completed).entries()) {
        if (level > 0) this.#hashesOf(level).push(hash);
      }
      this.#compareWith(seen, before + nth + 1);
    }
  }

  #hashesOf(level: number): Hash[] {
    this.levels[level] ??= [];
    return this.levels[level];
  }

  #move({ sequence, from, to, cents }: LogEntry): LogFault | null {
    const books = this.books as Record<LogEntry['from'], number>;
    books[from] -= cents;
    books[to] += cents;
    if (books.members < 0) return { kind: 'members-negative', entry: sequence, cents: books.members };
    const isExact = Number.isSafeInteger(books[from]) && Number.isSafeInteger(books[to]);
    return isExact ? null : { kind: 'sum-too-large', entry: sequence };
  }

  #reverse({ sequence, from, to, cents, reverses }: LogEntry): void {
    this.#reversible.push(reverses === undefined ? reversibleCents(cents, from, to) : 0);
    if (reverses === undefined) return;
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
