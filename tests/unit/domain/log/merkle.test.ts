import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  consistencyPath,
  edgeSizes,
  EMPTY_ROOT,
  extend,
  type Hash,
  inclusionPath,
  isConsistent,
  leafHash,
  nodeHash,
  type RightEdge,
  rootByInclusion,
  rootOf,
  siblingSides,
} from '#domain/log/merkle.ts';

const hex = (hash: Hash) => Buffer.from(hash).toString('hex');
const leaf = (nth: number): Hash => leafHash(Buffer.from(`leaf ${nth}`));
const leaves = (count: number): readonly Hash[] => Array.from({ length: count }, (_, nth) => leaf(nth));

/** The definition in RFC 6962 §2.1, word for word. */
function mth(hashes: readonly Hash[]): Hash {
  if (hashes.length === 0) return EMPTY_ROOT;
  if (hashes.length === 1) return hashes[0] as Hash;
  let k = 1;
  while (k * 2 < hashes.length) k *= 2;
  return nodeHash(mth(hashes.slice(0, k)), mth(hashes.slice(k)));
}

function edgeOf(hashes: readonly Hash[]): RightEdge {
  return hashes.reduce<RightEdge>((edge, hash, size) => extend(edge, size, hash).edge, []);
}

const readFrom = (hashes: readonly Hash[]) => async (height: number, index: number) =>
  mth(hashes.slice(index * 2 ** height, (index + 1) * 2 ** height));

const size = fc.integer({ min: 0, max: 200 });

describe('the Merkle tree', () => {
  it('has the hashes that Certificate Transparency publishes for its empty tree and its empty leaf', () => {
    expect(hex(EMPTY_ROOT)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hex(leafHash(new Uint8Array()))).toBe(
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    );
  });

  it('has the root of RFC 6962 after every leaf', () => {
    const all = leaves(130);
    let edge: RightEdge = [];
    for (const [nth, hash] of all.entries()) {
      edge = extend(edge, nth, hash).edge;
      expect(hex(rootOf(edge))).toBe(hex(mth(all.slice(0, nth + 1))));
      expect(edge).toHaveLength(edgeSizes(nth + 1).length);
    }
  });

  it('tells which subtrees a leaf completes', () => {
    const all = leaves(8);
    const { completed } = extend(edgeOf(all.slice(0, 7)), 7, all[7] as Hash);
    expect(completed.map(hex)).toEqual([1, 2, 4, 8].map((last) => hex(mth(all.slice(8 - last)))));
  });

  it('refuses an edge of another size', () => {
    expect(() => extend([], 1, leaf(0))).toThrow(RangeError);
  });

  it('proves each leaf, and no other in its place', async () => {
    await fc.assert(
      fc.asyncProperty(size, fc.nat(199), fc.nat(199), async (count, nth, other) => {
        fc.pre(nth < count);
        const all = leaves(count);
        const path = await inclusionPath(nth, count, readFrom(all));
        const root = hex(mth(all));
        expect(hex(rootByInclusion(nth, count, leaf(nth), path) ?? new Uint8Array())).toBe(root);
        if (other === nth) return;
        expect(hex(rootByInclusion(nth, count, leaf(other), path) ?? new Uint8Array())).not.toBe(root);
        expect(hex(rootByInclusion(other, count, leaf(nth), path) ?? new Uint8Array())).not.toBe(root);
      }),
    );
  });

  it('tells on which side each hash of a proof joins', async () => {
    const all = leaves(7);
    expect(siblingSides(4, 7)).toEqual(['right', 'right', 'left']);
    expect(siblingSides(6, 7)).toEqual(['left', 'left']);
    expect(siblingSides(0, 1)).toEqual([]);
    for (const [nth, hash] of all.entries()) {
      const path = await inclusionPath(nth, 7, readFrom(all));
      const sides = siblingSides(nth, 7);
      const joined = path.reduce(
        (below, sibling, step) =>
          sides[step] === 'left' ? nodeHash(sibling, below) : nodeHash(below, sibling),
        hash,
      );
      expect(hex(joined)).toBe(hex(mth(all)));
    }
  });

  it('takes no path that is too short or too long', async () => {
    const path = await inclusionPath(3, 7, readFrom(leaves(7)));
    expect(rootByInclusion(3, 7, leaf(3), path.slice(1))).toBeNull();
    expect(rootByInclusion(3, 7, leaf(3), [...path, leaf(0)])).toBeNull();
    expect(rootByInclusion(7, 7, leaf(3), path)).toBeNull();
    expect(rootByInclusion(-1, 7, leaf(3), path)).toBeNull();
    await expect(inclusionPath(7, 7, readFrom(leaves(7)))).rejects.toThrow(RangeError);
  });

  it('proves that each tree begins with each smaller one, and with no other', async () => {
    await fc.assert(
      fc.asyncProperty(size, size, async (one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        const all = leaves(later);
        const path = await consistencyPath(earlier, later, readFrom(all));
        const first = { size: earlier, root: mth(all.slice(0, earlier)) };
        const second = { size: later, root: mth(all) };
        expect(isConsistent(first, second, path)).toBe(true);
        expect(isConsistent({ ...first, root: leaf(999) }, second, path)).toBe(false);
        expect(isConsistent(first, second, [...path, leaf(0)])).toBe(false);
        if (earlier > 0) expect(isConsistent(first, { ...second, root: leaf(999) }, path)).toBe(false);
        if (path.length > 0) expect(isConsistent(first, second, path.slice(1))).toBe(false);
        if (later > earlier) expect(isConsistent(second, first, path)).toBe(false);
      }),
    );
  });

  it('goes beyond 32 bits', async () => {
    const same = leaf(1);
    const complete: Hash[] = [same];
    for (let height = 0; height < 41; height += 1) {
      const last = complete[height] as Hash;
      complete.push(nodeHash(last, last));
    }
    const read = async (height: number) => complete[height] as Hash;
    const count = 2 ** 40 + 5;
    const root = rootOf([complete[40] as Hash, complete[2] as Hash, same]);
    const path = await inclusionPath(2 ** 40 + 3, count, read);
    expect(rootByInclusion(2 ** 40 + 3, count, same, path)).toEqual(root);
    const earlier = { size: 2 ** 40 + 1, root: rootOf([complete[40] as Hash, same]) };
    const proof = await consistencyPath(earlier.size, count, read);
    expect(isConsistent(earlier, { size: count, root }, proof)).toBe(true);
  });
});
