import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { completeRootOf, leafHashInto } from '#domain/log/bulk-hash.ts';
import { type Hash, HASH_BYTES, leafHash, nodeHash } from '#domain/log/merkle.ts';
import { tileOf } from '#domain/log/tiles.ts';

/** In memory that is not empty, somewhere in the middle. */
function leafOf(entry: Uint8Array): Uint8Array {
  const out = new Uint8Array(100).fill(0xaa);
  leafHashInto(entry, out, 40);
  expect([...out.subarray(0, 40), ...out.subarray(40 + HASH_BYTES)].every((byte) => byte === 0xaa)).toBe(
    true,
  );
  return out.slice(40, 40 + HASH_BYTES);
}

it('hashes leaves of every length as the library does', () => {
  // A longer message comes first: nothing of it may be left.
  for (const length of [65_535, ...Array.from({ length: 300 }, (_, nth) => nth), 65_535]) {
    const entry = Uint8Array.from({ length }, (_, nth) => (nth * 7 + length) % 256);
    expect(leafOf(entry)).toEqual(leafHash(entry));
  }
});

it('hashes any leaf as the library does', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (entry) => {
      expect(leafOf(entry)).toEqual(leafHash(entry));
    }),
    { numRuns: 300 },
  );
});

it.each([1, 2, 4, 256])('gives the root over %i hashes, and leaves them as they are', (count) => {
  const hashes = Array.from({ length: count }, (_, nth) => sha256(Uint8Array.of(nth)));
  let level: readonly Hash[] = hashes;
  while (level.length > 1) {
    level = level.flatMap((hash, nth) =>
      nth % 2 === 0 ? [nodeHash(hash, level[nth + 1] as Uint8Array)] : [],
    );
  }
  const tile = tileOf(hashes);
  expect(completeRootOf(tile)).toEqual(level[0]);
  expect(tile).toEqual(tileOf(hashes));
});
