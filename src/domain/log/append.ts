import { utf8ToBytes } from '@noble/hashes/utils.js';
import { add, cents, subtract } from '#domain/money/cents.ts';
import { LedgerBroken } from '#domain/money/ledger.ts';
import type { Instant } from '#domain/time.ts';
import { EMPTY_BOOKS, haveSameOwners, type PublicBooks } from './books.ts';
import { entryOf, type LogEntry, type SaltedPostings, writeEntry } from './entry.ts';
import { extend, type Hash, leafHash, type RightEdge } from './merkle.ts';
import { FULL, tileHashes } from './tiles.ts';

/** Everything that the next append needs to know of the log, however long the log is. */
export interface LogHead {
  /** The number of entries in the log. */
  readonly size: number;
  readonly edge: RightEdge;
  /** What the books hold after the last entry. */
  readonly books: PublicBooks;
}

export const EMPTY_LOG: LogHead = { size: 0, edge: [], books: EMPTY_BOOKS };

/** What an append adds. Store all of it in one transaction with the postings, or none. */
export interface Appended {
  readonly head: LogHead;
  /** What each bundle gains, in order. All but the last are full afterwards. */
  readonly bundles: readonly BundlePart[];
  /** What each tile above level 0 gains: at most a few hashes for each bundle that becomes full. */
  readonly tiles: readonly TilePart[];
}

export interface BundlePart {
  readonly index: number;
  /** How many entries the bundle has already. */
  readonly start: number;
  /** The new entries as canonical JSON, to append to those. */
  readonly entries: readonly string[];
  /** The hashes of the new entries, which the tile of this index at level 0 gains. */
  readonly hashes: readonly Hash[];
  /** The books after the last of these entries. */
  readonly after: BooksAt;
}

export interface TilePart {
  /** At least 1: `BundlePart.hashes` holds the hashes of level 0. */
  readonly level: number;
  readonly index: number;
  /** How many hashes the tile has already. */
  readonly start: number;
  readonly hashes: readonly Hash[];
}

/** What the books held after an entry. */
export interface BooksAt {
  /** The entry's sequence, which is the number of entries up to it. */
  readonly size: number;
  /** The entry's day, as in `LogEntry.at`. */
  readonly at: Instant;
  readonly books: PublicBooks;
}

/**
 * Appends the entries of further requests. The first of them gets the sequence `head.size + 1`.
 *
 * @throws LedgerBroken when an entry leaves members with less than zero, moves money between three books, or has
 * members who do not have all of its postings
 */
export const appendToPublicLog = (head: LogHead, requests: readonly SaltedPostings[]): Appended =>
  appendEntries(
    head,
    requests.map((salted, nth) => {
      const sequence = head.size + nth + 1;
      if (haveSameOwners(salted.postings)) return entryOf(salted, sequence);
      throw new LedgerBroken(`the postings of entry ${sequence} have different members`);
    }),
  );

/** @throws LedgerBroken when an entry leaves members with less than zero */
export function appendEntries(head: LogHead, added: readonly LogEntry[]): Appended {
  const bundles = new Map<number, Mutable<BundlePart>>();
  const tiles = new Map<string, Mutable<TilePart>>();
  let { size, edge, books } = head;
  for (const entry of added) {
    const text = writeEntry(entry);
    const extended = extend(edge, size, leafHash(utf8ToBytes(text)));
    const [leaf, ...above] = tileHashes(extended.completed) as [Hash, ...Hash[]];

    books = booksAfter(books, entry);
    const after = { size: size + 1, at: entry.at, books };
    const bundle = upsert(bundles, Math.floor(size / FULL), (index) => ({
      index,
      start: size % FULL,
      entries: [],
      hashes: [],
      after,
    }));
    bundle.entries.push(text);
    bundle.hashes.push(leaf);
    bundle.after = after;

    for (const [nth, hash] of above.entries()) {
      const level = nth + 1;
      const place = (size + 1) / FULL ** level - 1;
      const index = Math.floor(place / FULL);
      const tile = upsert(tiles, `${level}/${index}`, () => ({
        level,
        index,
        start: place % FULL,
        hashes: [],
      }));
      tile.hashes.push(hash);
    }
    edge = extended.edge;
    size += 1;
  }
  return { head: { size, edge, books }, bundles: [...bundles.values()], tiles: [...tiles.values()] };
}

/** @throws LedgerBroken when members have less than zero afterwards */
export function booksAfter(books: PublicBooks, { sequence, from, to, cents: moved }: LogEntry): PublicBooks {
  const less = { ...books, [from]: subtract(books[from], cents(moved)) };
  if (less.members < 0) throw new LedgerBroken(`entry ${sequence} leaves ${less.members} to members`);
  return { ...less, [to]: add(less[to], cents(moved)) };
}

type Mutable<Part> = {
  -readonly [Name in keyof Part]: Part[Name] extends readonly (infer Item)[] ? Item[] : Part[Name];
};

function upsert<Key, Value>(map: Map<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const found = map.get(key) ?? make(key);
  map.set(key, found);
  return found;
}
