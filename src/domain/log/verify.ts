import type { Instant } from '#domain/time.ts';
import { type BooksAt, EMPTY_LOG, isMembers } from './append.ts';
import { type Checkpoint, openCheckpoint } from './checkpoint.ts';
import { type LogEntry, readEntry } from './entry.ts';
import {
  edgeSizes,
  extend,
  type Hash,
  isSameHash,
  leafHash,
  type RightEdge,
  rootOf,
  type TreeHead,
} from './merkle.ts';
import { type CheckSignature, readVerifierKey } from './note.ts';
import type { LogSource } from './source.ts';
import { entriesIn, FULL, hashesAt, hashesIn, tileHashes, widthOf } from './tiles.ts';

/** A state of the log that was seen before: all later states have to begin with it. */
export interface SeenLog extends TreeHead {
  /** As at that moment. It tells which entries have changed since; without it, only that some have. */
  readonly edge?: RightEdge;
}

/** Entries are named by their sequence, from 1. */
export type LogFault =
  | { readonly kind: 'key-unreadable' }
  /** The log is signed with another key than before. */
  | { readonly kind: 'key-changed' }
  | { readonly kind: 'checkpoint'; readonly why: 'malformed' | 'unsigned' | 'forged' }
  | { readonly kind: 'entries-missing'; readonly from: number; readonly to: number }
  | { readonly kind: 'entry-unreadable'; readonly entry: number }
  /** Another entry is in its place, so one was dropped, added or moved. */
  | { readonly kind: 'entry-out-of-order'; readonly entry: number; readonly found: number }
  | {
      readonly kind: 'book-negative';
      readonly entry: number;
      readonly book: LogEntry['from'];
      readonly cents: number;
    }
  | { readonly kind: 'sum-too-large'; readonly entry: number }
  /** The entry does not take back what it names: another amount, another way, or taken back already. */
  | { readonly kind: 'reverses-nothing'; readonly entry: number; readonly reverses: number }
  /** The entry's hash is not the one that was published. */
  | { readonly kind: 'entry-changed'; readonly entry: number }
  /** The hash of these entries together is not the one that was published. */
  | { readonly kind: 'entries-changed'; readonly from: number; readonly to: number }
  | { readonly kind: 'tile-unreadable'; readonly level: number; readonly index: number }
  /** All entries agree with all tiles, but the checkpoint was signed for others. */
  | { readonly kind: 'root-differs'; readonly size: number }
  | { readonly kind: 'shorter-than-seen'; readonly size: number; readonly seen: number }
  /** One of these entries is not the one that was seen before. */
  | { readonly kind: 'rewritten-since-seen'; readonly from: number; readonly to: number }
  /** The published sums of the books are not those of the entries. */
  | { readonly kind: 'books-differ'; readonly size: number };

export interface VerifiedLog {
  readonly ok: true;
  readonly checkpoint: Checkpoint;
  /** To keep for the next time. */
  readonly edge: RightEdge;
  /** Of the public key. */
  readonly verifierKey: string;
  readonly books: BooksAt['books'];
  /** Time of the last entry; null: there is none. */
  readonly lastAt: Instant | null;
}

export type Verification =
  | VerifiedLog
  | {
      readonly ok: false;
      readonly fault: LogFault;
      /** Entries that were read and in order before it was found. */
      readonly entries: number;
    };

export interface VerifyOptions {
  readonly check: CheckSignature;
  /** The key that the log must have; else whatever it says is believed. */
  readonly verifierKey?: string;
  readonly seen?: readonly SeenLog[];
  /**
   * `above` reads the tiles above level 0, which cover all entries. `all` reads those of level 0 too, a fifth more bytes:
   * proofs of single entries need them.
   */
  readonly tiles?: 'all' | 'above';
  /** Called after each bundle. */
  readonly onProgress?: (entries: number, size: number) => void;
  readonly signal?: AbortSignal;
}

/** Bundles that are fetched while one is verified. */
const AHEAD = 8;

/**
 * Verifies a whole log from its files alone: the signature, every entry, the order, the books, every hash up to the root
 * of the checkpoint, and that it begins with what was `seen` before. It stops at the first fault.
 *
 * @throws what `source` throws, and the signal's reason
 */
export async function verifyLog(source: LogSource, options: VerifyOptions): Promise<Verification> {
  const { check, seen = [], tiles = 'above', onProgress = () => undefined, signal } = options;
  const fold = new Fold();
  const fail = (fault: LogFault): Verification => ({ ok: false, fault, entries: fold.size });

  const verifierKey = (await source.verifierKey()).trim();
  const key = readVerifierKey(verifierKey);
  if (!key) return fail({ kind: 'key-unreadable' });
  if (options.verifierKey !== undefined && options.verifierKey.trim() !== verifierKey) {
    return fail({ kind: 'key-changed' });
  }
  const opened = await openCheckpoint(await source.checkpoint(), key, check);
  if (!opened.ok) return fail({ kind: 'checkpoint', why: opened.why });
  const { checkpoint } = opened;
  const { size } = checkpoint;
  const longer = seen.find((earlier) => earlier.size > size);
  if (longer) return fail({ kind: 'shorter-than-seen', size, seen: longer.size });

  const published = new Map((await source.books()).map((row) => [row.size, row]));
  const count = Math.ceil(size / FULL);
  const reads = ahead(count, AHEAD, (index) => source.entries(index, widthOf(0, index, size)));
  for (let index = 0; index < count; index += 1) {
    signal?.throwIfAborted();
    const fault =
      fold.addBundle(await reads(index), index, size, seen) ??
      (tiles === 'all' || fold.size === size ? await compareLeaves(source, fold, index) : null);
    if (fault) return fail(fault);
    const row = published.get(fold.size);
    if (row && !isSameRow(row, fold.row())) fold.suspicion ??= { kind: 'books-differ', size: fold.size };
    onProgress(fold.size, size);
  }
  const empty = seen.find((earlier) => earlier.size === 0 && !isSameHash(earlier.root, rootOf([])));
  if (empty) return fail({ kind: 'rewritten-since-seen', from: 0, to: 0 });

  const fault = (await compareTiles(source, fold)) ?? fold.suspicion;
  if (fault) return fail(fault);
  if (!isSameHash(rootOf(fold.edge), checkpoint.root)) return fail({ kind: 'root-differs', size });
  const { edge, books, lastAt } = fold;
  return { ok: true, checkpoint, edge, verifierKey, books, lastAt };
}

/** Adds up entries, in memory that grows by one hash per bundle. */
class Fold {
  size = 0;
  edge: RightEdge = [];
  readonly books = { ...EMPTY_LOG.books } as Record<LogEntry['from'], number> as Mutable<BooksAt['books']>;
  lastAt: Instant | null = null;
  /** That some entry was changed. It counts when the tiles do not tell which. */
  suspicion: LogFault | null = null;
  /** Of the bundle that was added last. */
  leaves: Hash[] = [];
  /** Of each entry: its cents if it is a credit, below zero if it is a payout; 0: any other, or taken back already. */
  readonly #reversible: number[] = [];
  /** By level: the hashes of all tiles above level 0. */
  readonly levels: Hash[][] = [];

  row(): BooksAt {
    return { size: this.size, at: this.lastAt ?? 0, books: this.books };
  }

  addBundle(bytes: Uint8Array, index: number, size: number, seen: readonly SeenLog[]): LogFault | null {
    const from = index * FULL + 1;
    const to = Math.min(size, from + FULL - 1);
    const texts = entriesIn(bytes);
    if (!texts) return { kind: 'entries-missing', from, to };
    this.leaves = [];
    for (const text of texts.slice(0, to - from + 1)) {
      const fault = this.#add(text);
      if (fault) return fault;
      this.suspicion ??= this.#compareWith(seen);
    }
    // Also when there are too many: then another bundle has been put in its place.
    if (texts.length !== to - from + 1) {
      return { kind: 'entries-missing', from: Math.min(to, from + texts.length), to };
    }
    return null;
  }

  #add(bytes: Uint8Array): LogFault | null {
    const place = this.size + 1;
    const entry = readEntry(decoder.decode(bytes));
    if (!entry) return { kind: 'entry-unreadable', entry: place };
    if (entry.sequence !== place) return { kind: 'entry-out-of-order', entry: place, found: entry.sequence };
    const fault = this.#move(entry);
    if (fault) return fault;
    this.#reverse(entry);

    const { edge, completed } = extend(this.edge, this.size, leafHash(bytes));
    const [leaf, ...above] = tileHashes(completed) as [Hash, ...Hash[]];
    this.leaves.push(leaf);
    for (const [nth, hash] of above.entries()) {
      const level = this.levels[nth + 1] ?? [];
      this.levels[nth + 1] = level;
      level.push(hash);
    }
    this.edge = edge;
    this.size = place;
    this.lastAt = entry.at;
    return null;
  }

  #move({ sequence, from, to, cents }: LogEntry): LogFault | null {
    const books = this.books as Record<LogEntry['from'], number>;
    books[from] -= cents;
    books[to] += cents;
    if (isMembers(from) && books[from] < 0) {
      return { kind: 'book-negative', entry: sequence, book: from, cents: books[from] };
    }
    const isExact = Number.isSafeInteger(books[from]) && Number.isSafeInteger(books[to]);
    return isExact ? null : { kind: 'sum-too-large', entry: sequence };
  }

  #reverse({ sequence, from, to, cents, reverses }: LogEntry): void {
    const isReversal = reverses !== undefined;
    this.#reversible.push(isReversal ? 0 : signed(cents, from, to));
    if (!isReversal) return;
    const undone = signed(cents, to, from);
    if (undone === 0 || this.#reversible[reverses - 1] !== undone) {
      this.suspicion ??= { kind: 'reverses-nothing', entry: sequence, reverses };
    }
    this.#reversible[reverses - 1] = 0;
  }

  #compareWith(seen: readonly SeenLog[]): LogFault | null {
    for (const earlier of seen) {
      if (earlier.size !== this.size || isSameHash(earlier.root, rootOf(this.edge))) continue;
      return { kind: 'rewritten-since-seen', ...this.#differenceFrom(earlier.edge) };
    }
    return null;
  }

  /** The entries below the first hash of the edge that differs. */
  #differenceFrom(edge: RightEdge | undefined) {
    let before = 0;
    for (const [nth, size] of edgeSizes(this.size).entries()) {
      const [one, other] = [edge?.[nth], this.edge[nth]];
      if (one && other && !isSameHash(one, other)) return { from: before + 1, to: before + size };
      before += size;
    }
    return { from: 1, to: this.size };
  }
}

const decoder = new TextDecoder();

/** The cents of a credit; those of a payout, below zero; 0 of what cannot be reversed. */
function signed(cents: number, from: LogEntry['from'], to: LogEntry['to']): number {
  if (from === 'external' && to === 'locked') return cents;
  return from === 'held' && to === 'external' ? -cents : 0;
}

/** Finds the entry of the bundle that was added last whose hash is not the published one. */
async function compareLeaves(source: LogSource, fold: Fold, index: number): Promise<LogFault | null> {
  const { leaves } = fold;
  const hashes = hashesIn(await source.tile(0, index, leaves.length), leaves.length);
  if (!hashes) return { kind: 'tile-unreadable', level: 0, index };
  const nth = leaves.findIndex((leaf, at) => !isSameHash(leaf, hashes[at] as Hash));
  return nth < 0 ? null : { kind: 'entry-changed', entry: index * FULL + nth + 1 };
}

/** Compares the hashes of all tiles above level 0 with those of the entries, from the entries upwards. */
async function compareTiles(source: LogSource, fold: Fold): Promise<LogFault | null> {
  for (let level = 1; hashesAt(level, fold.size) > 0; level += 1) {
    const own = fold.levels[level] ?? [];
    for (let index = 0; index * FULL < own.length; index += 1) {
      const width = widthOf(level, index, fold.size);
      const hashes = hashesIn(await source.tile(level, index, width), width);
      if (!hashes) return { kind: 'tile-unreadable', level, index };
      const nth = hashes.findIndex((hash, at) => !isSameHash(hash, own[index * FULL + at] as Hash));
      if (nth < 0) continue;
      return level === 1
        ? changedIn(source, fold.size, index * FULL + nth)
        : { kind: 'entries-changed', ...coveredBy(level, index * FULL + nth) };
    }
  }
  return null;
}

/** Which entry of a full bundle has changed; if its hashes have changed with it, only that one of them has. */
async function changedIn(source: LogSource, size: number, bundle: number): Promise<LogFault> {
  const width = widthOf(0, bundle, size);
  const [entries, hashes] = [
    entriesIn(await source.entries(bundle, width)) ?? [],
    hashesIn(await source.tile(0, bundle, width), width),
  ];
  if (!hashes) return { kind: 'tile-unreadable', level: 0, index: bundle };
  const nth = entries.findIndex((entry, at) => !isSameHash(leafHash(entry), hashes[at] ?? new Uint8Array()));
  return nth < 0
    ? { kind: 'entries-changed', ...coveredBy(1, bundle) }
    : { kind: 'entry-changed', entry: bundle * FULL + nth + 1 };
}

const coveredBy = (level: number, hash: number) => ({
  from: hash * FULL ** level + 1,
  to: (hash + 1) * FULL ** level,
});

const isSameRow = (one: BooksAt, other: BooksAt): boolean =>
  one.at === other.at &&
  (Object.keys(other.books) as LogEntry['from'][]).every((book) => one.books[book] === other.books[book]);

type Mutable<Value> = { -readonly [Name in keyof Value]: Value[Name] };

/** Starts reads up to `most` ahead of the one that is awaited. */
function ahead<Value>(
  count: number,
  most: number,
  read: (index: number) => Promise<Value>,
): (index: number) => Promise<Value> {
  const started = new Map<number, Promise<Value>>();
  return (index) => {
    for (let next = index; next < Math.min(count, index + most); next += 1) {
      if (started.has(next)) continue;
      const reading = read(next);
      // Its failure counts when it is awaited.
      reading.catch(() => undefined);
      started.set(next, reading);
    }
    const wanted = started.get(index) ?? read(index);
    started.delete(index);
    return wanted;
  };
}
