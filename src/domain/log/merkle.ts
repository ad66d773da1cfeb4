/**
 * The Merkle tree of RFC 6962 §2.1 over SHA-256, and the checks of its proofs by RFC 9162 §2.1.3.2 and
 * §2.1.4.2. Sizes and indexes are safe integers. The code halves them by division, because bit operators work
 * only on 32 bits.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { base64 } from '@scure/base';

/** 32 bytes of SHA-256. */
export type Hash = Uint8Array;

export const HASH_BYTES = 32;

const LEAF_PREFIX = 0;
const NODE_PREFIX = 1;

export function leafHash(entry: Uint8Array): Hash {
  const bytes = new Uint8Array(1 + entry.length);
  bytes[0] = LEAF_PREFIX;
  bytes.set(entry, 1);
  return sha256(bytes);
}

export function nodeHash(left: Hash, right: Hash): Hash {
  const bytes = new Uint8Array(1 + 2 * HASH_BYTES);
  bytes[0] = NODE_PREFIX;
  bytes.set(left, 1);
  bytes.set(right, 1 + HASH_BYTES);
  return sha256(bytes);
}

export const EMPTY_ROOT: Hash = sha256(new Uint8Array());

/** Writes a hash in base64, as in checkpoints and proofs. */
export const writeHash = (hash: Hash): string => base64.encode(hash);

/** @throws when the text is not the base64 of a hash */
export function readHash(text: string): Hash {
  const hash = base64.decode(text);
  if (hash.length !== HASH_BYTES) throw new RangeError(`A hash of ${hash.length} bytes`);
  return hash;
}

export const isSameHash = (one: Hash, other: Hash): boolean =>
  one.length === other.length && one.every((byte, nth) => byte === other[nth]);

/**
 * The right edge of a tree: the hashes of the largest complete subtrees that cover it, from the left. It has
 * one hash for each 1 bit of the size, so 20 are enough for a million leaves. Besides the size, appending a
 * leaf needs nothing else.
 */
export type RightEdge = readonly Hash[];

export interface Extended {
  readonly edge: RightEdge;
  /** The subtrees that the leaf completes, by height: the leaf itself, then its parent if it is a right child, and so on. */
  readonly completed: readonly Hash[];
}

/** @param size number of leaves before this one */
export function extend(edge: RightEdge, size: number, leaf: Hash): Extended {
  const left = [...edge];
  const completed = [leaf];
  let hash = leaf;
  for (let rest = size; rest % 2 === 1; rest = half(rest)) {
    const sibling = left.pop();
    if (!sibling) throw new RangeError(`${edge.length} hashes are not the edge of ${size} leaves`);
    hash = nodeHash(sibling, hash);
    completed.push(hash);
  }
  return { edge: [...left, hash], completed };
}

export function rootOf(edge: RightEdge): Hash {
  return edge.length === 0 ? EMPTY_ROOT : edge.reduceRight((right, left) => nodeHash(left, right));
}

/** The sizes of the subtrees of an edge, from the left: the powers of two that add up to `size`. */
export function edgeSizes(size: number): readonly number[] {
  const sizes: number[] = [];
  for (let rest = size, power = 1; rest > 0; rest = half(rest), power *= 2) {
    if (rest % 2 === 1) sizes.unshift(power);
  }
  return sizes;
}

/**
 * The leaves, from 1, below the first hash in which two edges of this size differ: at least one of these leaves
 * has changed. If no hash differs, all leaves.
 */
export function changedLeaves(earlier: RightEdge, present: RightEdge, size: number) {
  let before = 0;
  for (const [nth, leaves] of edgeSizes(size).entries()) {
    const [one, other] = [earlier[nth], present[nth]];
    if (one && other && !isSameHash(one, other)) return { from: before + 1, to: before + leaves };
    before += leaves;
  }
  return { from: 1, to: size };
}

/**
 * @param path hashes from the leaf's sibling upwards
 * @returns the root to which the proof leads, or null when its length does not fit the index and the size
 */
export function rootByInclusion(index: number, size: number, leaf: Hash, path: readonly Hash[]): Hash | null {
  if (!isWhole(index) || !isWhole(size) || index >= size) return null;
  let [place, last, hash] = [index, size - 1, leaf];
  for (const sibling of path) {
    if (last === 0) return null;
    if (place % 2 === 1 || place === last) {
      hash = nodeHash(sibling, hash);
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else {
      hash = nodeHash(hash, sibling);
    }
    [place, last] = [half(place), half(last)];
  }
  return last === 0 ? hash : null;
}

/** The side on which each hash of an inclusion proof joins the path, from the leaf upwards. */
export function siblingSides(index: number, size: number): readonly ('left' | 'right')[] {
  const sides: ('left' | 'right')[] = [];
  for (let [place, last] = [index, size - 1]; last > 0; [place, last] = [half(place), half(last)]) {
    if (place % 2 === 1) sides.push('left');
    else if (place < last) sides.push('right');
    // Otherwise this level has no sibling, and the path goes up unchanged.
  }
  return sides;
}

/** The size and root of a tree, as a checkpoint names them. */
export interface TreeHead {
  readonly size: number;
  readonly root: Hash;
}

/** Whether the proof shows that `earlier` is the beginning of `later`. Every tree begins with the empty one. */
export function isConsistent(earlier: TreeHead, later: TreeHead, path: readonly Hash[]): boolean {
  if (!isWhole(earlier.size) || !isWhole(later.size) || earlier.size > later.size) return false;
  if (earlier.size === 0) return path.length === 0 && isSameHash(earlier.root, EMPTY_ROOT);
  if (earlier.size === later.size) return path.length === 0 && isSameHash(earlier.root, later.root);
  // A complete earlier tree is a subtree of the later one, so the proof leaves its hash out.
  const [start, ...rest] = edgeSizes(earlier.size).length === 1 ? [earlier.root, ...path] : path;
  if (!start) return false;
  let [place, last] = [earlier.size - 1, later.size - 1];
  while (place % 2 === 1) [place, last] = [half(place), half(last)];
  let [first, second] = [start, start];
  for (const hash of rest) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      first = nodeHash(hash, first);
      second = nodeHash(hash, second);
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else {
      second = nodeHash(second, hash);
    }
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && isSameHash(first, earlier.root) && isSameHash(second, later.root);
}

/** The hash of a complete subtree: `height` 0 is a leaf; `index` counts the subtrees of that height from the left. */
export type ReadSubtree = (height: number, index: number) => Promise<Hash>;

/**
 * The proof that a leaf is in a tree of this size (RFC 9162 §2.1.3.1).
 * @throws RangeError when the tree has no such leaf
 */
export async function inclusionPath(
  index: number,
  size: number,
  read: ReadSubtree,
): Promise<readonly Hash[]> {
  if (!isWhole(index) || index >= size) throw new RangeError(`No leaf ${index} of ${size}`);
  const path: Hash[] = [];
  let [begin, end] = [0, size];
  while (end - begin > 1) {
    const middle = begin + leftSize(end - begin);
    if (index < middle) {
      path.unshift(await rangeHash(middle, end, read));
      end = middle;
    } else {
      path.unshift(await rangeHash(begin, middle, read));
      begin = middle;
    }
  }
  return path;
}

/**
 * The proof that a tree of `earlier` leaves is the beginning of a tree of `later` leaves (RFC 9162 §2.1.4.1).
 * @throws RangeError when `earlier` is larger
 */
export async function consistencyPath(
  earlier: number,
  later: number,
  read: ReadSubtree,
): Promise<readonly Hash[]> {
  if (!isWhole(earlier) || earlier > later) throw new RangeError(`${earlier} leaves are not before ${later}`);
  if (earlier === 0 || earlier === later) return [];
  const path: Hash[] = [];
  let [begin, end] = [0, later];
  while (end !== earlier) {
    const middle = begin + leftSize(end - begin);
    if (earlier <= middle) {
      path.unshift(await rangeHash(middle, end, read));
      end = middle;
    } else {
      path.unshift(await rangeHash(begin, middle, read));
      begin = middle;
    }
  }
  return begin === 0 ? path : [await rangeHash(begin, end, read), ...path];
}

/** The right edge of a tree of this size. */
export const edgeFrom = (size: number, read: ReadSubtree): Promise<RightEdge> => rangeEdge(0, size, read);

/**
 * The hash over the leaves from `begin` up to, but without, `end`. `begin` must be a multiple of their number,
 * rounded up to a power of two.
 */
const rangeHash = async (begin: number, end: number, read: ReadSubtree): Promise<Hash> =>
  rootOf(await rangeEdge(begin, end, read));

async function rangeEdge(begin: number, end: number, read: ReadSubtree): Promise<RightEdge> {
  let at = begin;
  const subtrees: Hash[] = [];
  for (const size of edgeSizes(end - begin)) {
    subtrees.push(await read(Math.log2(size), at / size));
    at += size;
  }
  return subtrees;
}

/** The largest power of two below `size`. */
function leftSize(size: number): number {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
}

const half = (value: number): number => Math.floor(value / 2);
const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
