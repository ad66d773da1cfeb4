/**
 * How the log is divided into files: the resources of C2SP tlog-tiles (c2sp.org/tlog-tiles). A tile holds 256
 * hashes, a bundle 256 entries. Full ones never change. The last one of each level may be partial: its name then
 * contains its width.
 */
import { HASH_BYTES, type Hash, nodeHash, type ReadSubtree } from './merkle.ts';

/** Hashes in a full tile, and entries in a full bundle. */
export const FULL = 256;
/** How many levels of the tree one tile covers: 2⁸ is `FULL`. */
const TILE_HEIGHT = 8;

/**
 * A file of the log, below its prefix. Hash n of a tile at level L is the hash of full tile n at level L − 1;
 * level 0 holds the leaves.
 */
export type LogResource =
  | { readonly kind: 'checkpoint' }
  | { readonly kind: 'vkey' }
  | { readonly kind: 'books' }
  | ({ readonly kind: 'tile'; readonly level: number } & Extent)
  | ({ readonly kind: 'entries' } & Extent);

interface Extent {
  readonly index: number;
  /** From 1 to `FULL`. */
  readonly width: number;
}

/** The path below the log's prefix. */
export function pathOf(resource: LogResource): string {
  switch (resource.kind) {
    case 'tile':
      return `tile/${resource.level}/${nested(resource)}`;
    case 'entries':
      return `tile/entries/${nested(resource)}`;
    default:
      return resource.kind;
  }
}

/** Writes groups of three digits, each but the last after an `x`: `x001/x234/067`. */
function nested({ index, width }: Extent): string {
  const digits = String(index);
  const groups = digits.padStart(3 * Math.ceil(digits.length / 3), '0').match(/\d{3}/g) ?? [];
  const name = groups.map((group, nth) => (nth < groups.length - 1 ? `x${group}` : group)).join('/');
  return width === FULL ? name : `${name}.p/${width}`;
}

const TILE = /^tile\/(?<of>entries|\d{1,2})\/(?<name>(?:x\d{3}\/){0,4}\d{3})(?:\.p\/(?<width>\d{1,3}))?$/;

/** The resource that a path below the log's prefix names; null: none. */
export function resourceAt(path: string): LogResource | null {
  if (path === 'checkpoint' || path === 'vkey' || path === 'books') return { kind: path };
  const { of, name = '', width } = TILE.exec(path)?.groups ?? {};
  const extent = {
    index: Number(name.replaceAll(/\D/g, '')),
    width: width === undefined ? FULL : Number(width),
  };
  if (of === undefined || extent.width === 0 || extent.width > FULL) return null;
  const resource: LogResource =
    of === 'entries' ? { kind: 'entries', ...extent } : { kind: 'tile', level: Number(of), ...extent };
  // Accept only the one path that each resource has.
  return pathOf(resource) === path ? resource : null;
}

/**
 * How many hashes a level of the tree has: one for each full tile of the level below, and at level 0 one for
 * each leaf.
 */
export const hashesAt = (level: number, size: number): number => Math.floor(size / FULL ** level);

/** How many hashes a tile has in a tree of this size; 0: the tile does not exist. */
export const widthOf = (level: number, index: number, size: number): number =>
  Math.max(0, Math.min(FULL, hashesAt(level, size) - index * FULL));

/** The hashes in a tile's bytes; null: the number of bytes does not fit the width. */
export function hashesIn(bytes: Uint8Array, width: number): readonly Hash[] | null {
  if (bytes.length !== width * HASH_BYTES) return null;
  return Array.from({ length: width }, (_, nth) => bytes.subarray(nth * HASH_BYTES, (nth + 1) * HASH_BYTES));
}

export function tileOf(hashes: readonly Hash[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hashes.length * HASH_BYTES);
  for (const [nth, hash] of hashes.entries()) bytes.set(hash, nth * HASH_BYTES);
  return bytes;
}

/** Writes each entry after its length, which takes two bytes, the higher one first. */
export function bundleOf(entries: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(entries.reduce((length, entry) => length + 2 + entry.length, 0));
  let at = 0;
  for (const entry of entries) {
    if (entry.length > 0xff_ff) throw new RangeError(`An entry of ${entry.length} bytes`);
    bytes.set([entry.length >> 8, entry.length & 0xff], at);
    bytes.set(entry, at + 2);
    at += 2 + entry.length;
  }
  return bytes;
}

/** The entries in a bundle's bytes; null: the bytes do not end with the last entry. */
export function entriesIn(bytes: Uint8Array): readonly Uint8Array[] | null {
  const entries: Uint8Array[] = [];
  let at = 0;
  while (at < bytes.length) {
    const begin = at + 2;
    const [high, low] = [bytes[at], bytes[at + 1]];
    if (high === undefined || low === undefined) return null;
    at = begin + high * 0x1_00 + low;
    if (at > bytes.length) return null;
    entries.push(bytes.subarray(begin, at));
  }
  return entries;
}

/** @throws when the tile cannot be read */
export type ReadTile = (level: number, index: number, width: number) => Promise<readonly Hash[]>;

/** Reads complete subtrees of a tree of this size from its tiles. Reads each tile once. */
export function subtreesFrom(size: number, readTile: ReadTile): ReadSubtree {
  const tiles = new Map<string, Promise<readonly Hash[]>>();

  function tile(level: number, index: number): Promise<readonly Hash[]> {
    const key = `${level}/${index}`;
    const found = tiles.get(key) ?? readTile(level, index, widthOf(level, index, size));
    tiles.set(key, found);
    return found;
  }

  return async (height, index) => {
    const level = Math.floor(height / TILE_HEIGHT);
    const leaves = 2 ** (height % TILE_HEIGHT);
    const first = index * leaves;
    const hashes = await tile(level, Math.floor(first / FULL));
    const wanted = hashes.slice(first % FULL, (first % FULL) + leaves);
    if (wanted.length < leaves) throw new RangeError(`No subtree ${index} of height ${height} in ${size}`);
    return completeRoot(wanted);
  };
}

/** The root over these hashes, whose number is a power of two. */
function completeRoot(hashes: readonly Hash[]): Hash {
  const [first, ...rest] = hashes;
  if (first === undefined) throw new RangeError('No hashes');
  if (rest.length === 0) return first;
  const middle = hashes.length / 2;
  return nodeHash(completeRoot(hashes.slice(0, middle)), completeRoot(hashes.slice(middle)));
}

/** Picks the hashes that belong to tiles from the subtrees that a leaf completes, by level. */
export const tileHashes = (completed: readonly Hash[]): readonly Hash[] =>
  completed.filter((_, height) => height % TILE_HEIGHT === 0);
