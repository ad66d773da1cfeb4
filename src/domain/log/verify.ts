import type { Instant } from '#domain/time.ts';
import type { BooksAt } from './append.ts';
import type { Checkpoint } from './checkpoint.ts';
import { openLog } from './compare.ts';
import type { LogEntry } from './entry.ts';
import type { LogFault, SeenLog } from './fault.ts';
import { Fold } from './fold.ts';
import { type Hash, isSameHash, leafHash, type RightEdge, rootOf } from './merkle.ts';
import type { CheckSignature } from './note.ts';
import type { LogSource } from './source.ts';
import { entriesIn, FULL, hashesAt, hashesIn, widthOf } from './tiles.ts';

export interface VerifiedLog {
  readonly ok: true;
  /** The signed note. */
  readonly note: string;
  readonly checkpoint: Checkpoint;
  /** Keep it for the next verification. */
  readonly edge: RightEdge;
  /** The public key in the form in which the site publishes it. */
  readonly verifierKey: string;
  readonly books: BooksAt['books'];
  /** The day of the last entry; null: there is none. */
  readonly lastAt: Instant | null;
}

export type Verification =
  | VerifiedLog
  | {
      readonly ok: false;
      readonly fault: LogFault;
      /** How many entries were read and in order before the fault. */
      readonly entries: number;
    };

export interface VerifyOptions {
  readonly check: CheckSignature;
  /** The key that the log must have; absent: accept whatever key the log names. */
  readonly verifierKey?: string;
  readonly seen?: readonly SeenLog[];
  /**
   * `above` reads the tiles above level 0, which cover all entries. `all` also reads those of level 0, which
   * proofs of single entries need.
   */
  readonly tiles?: 'all' | 'above';
  /** Called after each bundle. */
  readonly onProgress?: (entries: number, size: number) => void;
  readonly signal?: AbortSignal;
}

/** How many bundles to fetch while one is verified. */
const READ_AHEAD = 8;

/**
 * Verifies a whole log from its files alone: the signature, every entry, the order, the books, every hash up
 * to the checkpoint's root, and that the log begins with what was `seen` before. It stops at the first fault.
 *
 * @throws what `source` and `check` throw, and the signal's reason
 */
export async function verifyPublicLog(source: LogSource, options: VerifyOptions): Promise<Verification> {
  const { check, seen = [], tiles = 'above', onProgress = () => undefined, signal } = options;
  const fold = new Fold();
  const fail = (fault: LogFault): Verification => ({ ok: false, fault, entries: fold.size });

  const opened = await openLog(source, options.verifierKey, check);
  if (!opened.ok) return fail(opened.fault);
  const { checkpoint, note, verifierKey } = opened;
  const { size } = checkpoint;
  const longer = seen.find((earlier) => earlier.size > size);
  if (longer) return fail({ kind: 'shorter-than-seen', size, seen: longer.size });

  const published = new Map((await source.books()).map((row) => [row.size, row]));
  const count = Math.ceil(size / FULL);
  const reads = ahead(count, READ_AHEAD, (index) => source.entries(index, widthOf(0, index, size)));
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
  return { ok: true, note, checkpoint, edge, verifierKey, books, lastAt };
}

/** Finds the entry in the last added bundle whose hash differs from the published one. */
async function compareLeaves(source: LogSource, fold: Fold, index: number): Promise<LogFault | null> {
  const { leaves } = fold;
  const hashes = hashesIn(await source.tile(0, index, leaves.length), leaves.length);
  if (!hashes) return { kind: 'tile-unreadable', level: 0, index };
  const nth = hashes.findIndex((hash, at) => !isSameHash(hash, leaves[at] as Hash));
  return nth < 0 ? null : { kind: 'entry-changed', entry: index * FULL + nth + 1 };
}

/** Compares the hashes in all tiles above level 0 with those of the entries, from the bottom up. */
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

/**
 * Finds which entry of a full bundle has changed. If the bundle's published hashes have changed too, it can
 * tell only that one of the entries has.
 */
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

/** Starts reading the value that the caller awaits and the next ones, up to `most` in all. */
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
      // Ignore a failure here: the caller gets it when it awaits the value.
      reading.catch(() => undefined);
      started.set(next, reading);
    }
    const wanted = started.get(index) ?? read(index);
    started.delete(index);
    return wanted;
  };
}
