import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isConsistent, rootByInclusion, rootOf } from '#domain/log/merkle.ts';
import { consistencyPath, inclusionPath } from '#domain/log/source.ts';
import { hashesAt, pathOf, widthOf } from '#domain/log/tiles.ts';
import { verifyPublicLog } from '#domain/log/verify.ts';
import { SIZES } from '#tests/interop/log/sizes.ts';
import { check, sampleRequests, StoredLog } from '#tests/support/log.ts';

/** What golang.org/x/mod/sumdb says of the same logs: `tests/interop/log/make.sh`. */
interface Vector {
  readonly size: number;
  readonly root: string;
  readonly checkpoint: string;
  readonly tiles: number;
  readonly tilesDigest: string;
  readonly inclusion: readonly { readonly index: number; readonly path: readonly string[] }[];
  readonly consistency: readonly {
    readonly earlier: number;
    readonly root: string;
    readonly path: readonly string[];
  }[];
}

const vectors = JSON.parse(readFileSync('tests/fixtures/log-vectors.json', 'utf8')) as readonly Vector[];

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

const log = new StoredLog();

describe('the log as Go’s sumdb reads it', () => {
  it('has vectors of all sizes', () => {
    expect(vectors.map(({ size }) => size)).toEqual(SIZES);
  });

  // In this order: each log is the one before with more entries.
  it.each(vectors)('has the same checkpoint, tiles and proofs with $size entries', async (vector) => {
    const { size } = vector;
    log.append(sampleRequests(size).slice(log.head.size));
    const root = rootOf(log.head.edge);
    expect(base64(root)).toBe(vector.root);
    expect(await log.checkpoint()).toBe(vector.checkpoint);
    expect(await verifyPublicLog(log, { check, tiles: 'all' })).toMatchObject({
      ok: true,
      checkpoint: { size },
    });

    const digest = createHash('sha256');
    let tiles = 0;
    for (let level = 0; hashesAt(level, size) > 0; level += 1) {
      for (let index = 0; widthOf(level, index, size) > 0; index += 1) {
        const width = widthOf(level, index, size);
        digest.update(pathOf({ kind: 'tile', level, index, width }));
        digest.update(await log.tile(level, index, width));
        tiles += 1;
      }
    }
    expect([tiles, digest.digest('base64')]).toEqual([vector.tiles, vector.tilesDigest]);

    for (const { index, path } of vector.inclusion) {
      expect((await inclusionPath(log, index, size)).map(base64)).toEqual(path);
      const leaf = log.hashes[0]?.[index] as Uint8Array;
      expect(rootByInclusion(index, size, leaf, path.map(bytes))).toEqual(root);
    }
    for (const { earlier, root: before, path } of vector.consistency) {
      expect((await consistencyPath(log, earlier, size)).map(base64)).toEqual(path);
      const first = { size: earlier, root: bytes(before) };
      expect(isConsistent(first, { size, root }, path.map(bytes))).toBe(true);
    }
  });
});
