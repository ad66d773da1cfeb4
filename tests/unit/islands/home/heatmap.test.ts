import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followsDollar } from '#ui/market/follows-dollar.ts';
import { type Direction, layTiles, neighbourOf } from '#islands/home/charts/heatmap/treemap.ts';
import type { Quote } from '#stores/market.ts';

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

describe('a coin that follows the dollar', () => {
  const quote = (price: string, changes: Quote['changes']) => ({ price, changes });

  it('costs about a dollar over every span that is known', () => {
    expect(followsDollar(quote('0.9994', { '1d': -1, '7d': 2, '30d': 4, '1y': -12 }))).toBe(true);
    expect(followsDollar(quote('1.0001', { '1d': 0, '7d': 1, '30d': null, '1y': null }))).toBe(true);
  });

  it('is no other coin on a quiet day, or one that happens to cost a dollar', () => {
    expect(followsDollar(quote('91772.41', { '1d': 3, '7d': 8, '30d': -20, '1y': 40 }))).toBe(false);
    expect(followsDollar(quote('1.0031', { '1d': 30, '7d': 60, '30d': -900, '1y': 4_000 }))).toBe(false);
    expect(followsDollar(quote('1.0000', { '1d': 0, '7d': null, '30d': null, '1y': null }))).toBe(false);
  });
});
