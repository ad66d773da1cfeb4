import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Direction, neighbourOf } from '#islands/home/charts/heatmap/neighbour.ts';
import { labelFor } from '#islands/home/charts/heatmap/tile-label.ts';
import { layTiles } from '#islands/home/charts/heatmap/lay-map.ts';

const weights = fc.array(fc.double({ min: 0.001, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 250 });
const sizes = fc.record({
  width: fc.integer({ min: 200, max: 1200 }),
  height: fc.integer({ min: 200, max: 800 }),
});

/** In pixels: what rounding may come to where a weight is a hundred million times another. */
const HAIR = 1e-3;

describe('a treemap', () => {
  it('fills the rectangle with areas in proportion, the heaviest first', () => {
    fc.assert(
      fc.property(weights, sizes, (items, size) => {
        const tiles = layTiles(items, (weight) => weight, size);
        const total = items.reduce((sum, weight) => sum + weight, 0);
        expect(tiles).toHaveLength(items.length);
        for (const { item, x, y, width, height } of tiles) {
          const area = (item / total) * size.width * size.height;
          expect(Math.abs(width * height - area)).toBeLessThan(HAIR * (size.width + size.height));
          expect(x).toBeGreaterThanOrEqual(-HAIR);
          expect(y).toBeGreaterThanOrEqual(-HAIR);
          expect(x + width).toBeLessThanOrEqual(size.width + HAIR);
          expect(y + height).toBeLessThanOrEqual(size.height + HAIR);
        }
        expect(tiles.map(({ item }) => item)).toEqual(items.toSorted((left, right) => right - left));
      }),
      { numRuns: 50 },
    );
  });

  it('has no tile for what weighs nothing, and none at all for nothing', () => {
    const size = { width: 100, height: 100 };
    expect(layTiles([0, 5, 0], (weight) => weight, size).map(({ item }) => item)).toEqual([5]);
    expect(layTiles<number>([], (weight) => weight, size)).toEqual([]);
  });
});

describe('arrow keys on a treemap', () => {
  it('reach every tile from the first one', () => {
    fc.assert(
      fc.property(weights, sizes, (items, size) => {
        // Tiles thinner than the grout between them are not told apart by a person either.
        const tiles = layTiles(items, (weight) => Math.max(weight, 1e4), size);
        const reached = new Set([0]);
        for (const index of reached) {
          for (const direction of ['left', 'right', 'up', 'down'] as const) {
            const next = neighbourOf(tiles, index, direction);
            if (next !== null) reached.add(next);
          }
        }
        expect(reached.size).toBe(tiles.length);
      }),
      { numRuns: 50 },
    );
  });

  it('lead to the tile that shares most of the edge, and nowhere at the rim', () => {
    const left = { x: 0, y: 0, width: 50, height: 100 };
    const top = { x: 50, y: 0, width: 50, height: 30 };
    const bottom = { x: 50, y: 30, width: 50, height: 70 };
    const go = (from: number, direction: Direction) => neighbourOf([left, top, bottom], from, direction);
    expect(go(0, 'right')).toBe(2);
    expect(go(2, 'up')).toBe(1);
    expect(go(1, 'left')).toBe(0);
    expect(go(0, 'left')).toBeNull();
    expect(go(1, 'up')).toBeNull();
  });
});

describe('a label on a tile', () => {
  /** Every letter is 0.6 wide at one pixel. */
  const widthOf = (text: string) => text.length * 0.6;
  const text = { symbol: 'DOGE', change: '+12.34%' };

  it('never exceeds the tile', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 600 }), (width, height) => {
        const label = labelFor({ width, height }, text, widthOf);
        if (!label) return;
        expect(widthOf(label.symbol) * label.fontSize).toBeLessThanOrEqual(width);
        expect(label.fontSize).toBeGreaterThanOrEqual(11);
      }),
    );
  });

  it('loses the change first, then the symbol', () => {
    expect(labelFor({ width: 300, height: 200 }, text, widthOf)).toMatchObject(text);
    expect(labelFor({ width: 50, height: 30 }, text, widthOf)).toEqual({
      symbol: 'DOGE',
      change: null,
      fontSize: 11,
    });
    expect(labelFor({ width: 20, height: 30 }, text, widthOf)).toBeNull();
  });
});
