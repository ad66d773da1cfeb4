import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bundleOf,
  entriesIn,
  hashesIn,
  type LogResource,
  pathOf,
  resourceAt,
  tileOf,
  widthOf,
} from '#domain/log/tiles.ts';

describe('paths of the log', () => {
  it.each<[LogResource, string]>([
    [{ kind: 'checkpoint' }, 'checkpoint'],
    [{ kind: 'tile', level: 0, index: 0, width: 256 }, 'tile/0/000'],
    [{ kind: 'tile', level: 3, index: 1_234_067, width: 256 }, 'tile/3/x001/x234/067'],
    [{ kind: 'tile', level: 1, index: 1000, width: 12 }, 'tile/1/x001/000.p/12'],
    [{ kind: 'entries', index: 5, width: 1 }, 'tile/entries/005.p/1'],
  ])('%j is at %s', (resource, path) => {
    expect(pathOf(resource)).toBe(path);
    expect(resourceAt(path)).toEqual(resource);
  });

  it('name each file once', () => {
    const part = { index: fc.nat(999_999_999_999), width: fc.integer({ min: 1, max: 256 }) };
    const tile = fc.record({ kind: fc.constant('tile' as const), level: fc.nat(6), ...part });
    const entries = fc.record({ kind: fc.constant('entries' as const), ...part });
    fc.assert(
      fc.property(fc.oneof(tile, entries), (resource) => {
        expect(resourceAt(pathOf(resource))).toEqual(resource);
      }),
    );
  });

  it.each([
    '',
    'tile',
    'tile/0/0',
    'tile/0/x000/001',
    'tile/00/001',
    'tile/0/001.p/0',
    'tile/0/001.p/256',
    'tile/0/001.p/01',
    'tile/0/001.p/257',
    'tile/entries/../checkpoint',
    'tile/-1/001',
    'checkpoint/',
  ])('%j names nothing', (path) => {
    expect(resourceAt(path)).toBeNull();
  });
});

describe('tiles and bundles', () => {
  it('have the widths of C2SP’s example: 70,000 leaves', () => {
    expect([0, 272, 273, 274].map((index) => widthOf(0, index, 70_000))).toEqual([256, 256, 112, 0]);
    expect([0, 1, 2].map((index) => widthOf(1, index, 70_000))).toEqual([256, 17, 0]);
    expect([0, 1].map((index) => widthOf(2, index, 70_000))).toEqual([1, 0]);
  });

  it('read back what they hold', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 700 })), (entries) => {
        expect(entriesIn(bundleOf(entries))).toEqual(entries);
      }),
    );
    const hashes = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
    expect(hashesIn(tileOf(hashes), 2)).toEqual(hashes);
  });

  it('are refused when bytes are missing or left over', () => {
    const bytes = bundleOf([Uint8Array.of(1, 2, 3)]);
    expect(entriesIn(bytes.subarray(0, 4))).toBeNull();
    expect(entriesIn(bytes.subarray(0, 1))).toBeNull();
    expect(hashesIn(new Uint8Array(63), 2)).toBeNull();
    expect(hashesIn(new Uint8Array(96), 2)).toBeNull();
  });

  it('hold no entry that two bytes cannot measure', () => {
    expect(() => bundleOf([new Uint8Array(65_536)])).toThrow(RangeError);
  });
});
