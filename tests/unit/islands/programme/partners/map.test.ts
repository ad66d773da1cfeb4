import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchesOf } from '#domain/partners/branches.ts';
import {
  closeView,
  flight,
  heldWithin,
  pointOnMap,
  wholeView,
  zoomedAt,
} from '#islands/programme/partners/map/camera.ts';
import { layOut } from '#islands/programme/partners/map/layout.ts';
import { findVisible, placeAt, type Tree } from '#islands/programme/partners/map/visible.ts';
import { anyInviters, downlineOf, grown } from '#tests/unit/domain/partners/people.ts';

const SIZE = { width: 600, height: 400 };

function treeOf(inviters: readonly number[]): Tree {
  const branches = branchesOf(downlineOf(inviters).uplines);
  return { ...branches, ...layOut(branches) };
}

/** The least distance of any two tiles: of neighbours alone, since the others are further. */
function leastDistance({ x, y }: Tree): number {
  const cells = new Map<string, number[]>();
  let least = Infinity;
  for (let place = 0; place < x.length; place += 1) {
    const [atX, atY] = [x[place] as number, y[place] as number];
    const [column, row] = [Math.floor(atX / 3), Math.floor(atY / 3)];
    for (let dx = -1; dx <= 1; dx += 1) {
      for (let dy = -1; dy <= 1; dy += 1) {
        for (const other of cells.get(`${column + dx} ${row + dy}`) ?? []) {
          least = Math.min(least, Math.hypot((x[other] as number) - atX, (y[other] as number) - atY));
        }
      }
    }
    cells.set(`${column} ${row}`, [...(cells.get(`${column} ${row}`) ?? []), place]);
  }
  return least;
}

describe('the map', () => {
  it('puts no tile over another, in a downline of whatever form', () => {
    const star = Array.from({ length: 3000 }, () => 0);
    const chain = Array.from({ length: 100 }, (_, index) => index);
    for (const inviters of [star, chain, grown(20_000)]) {
      expect(leastDistance(treeOf(inviters))).toBeGreaterThan(1.9);
    }
    fc.assert(
      fc.property(anyInviters(), (inviters) => {
        expect(leastDistance(treeOf(inviters))).toBeGreaterThan(1.9);
      }),
    );
  });

  it('has each line on a ring of its own, outwards of the one before', () => {
    fc.assert(
      fc.property(anyInviters(), (inviters) => {
        const { x, y, generation, rings } = treeOf(inviters);
        for (let place = 1; place < x.length; place += 1) {
          const radius = Math.hypot(x[place] as number, y[place] as number);
          expect(radius).toBeGreaterThan(rings[generation[place] as number] as number);
          expect(radius).toBeLessThan(rings[(generation[place] as number) + 1] as number);
        }
      }),
    );
  });

  it('keeps a hundred thousand as near as their number allows', () => {
    const { rings } = treeOf(grown(100_000));
    // A square that holds as many tiles side by side, two units each, has a side of 632.
    expect(rings.at(-1)).toBeLessThan(700);
  });
});

describe('what is in sight', () => {
  const tree = treeOf(grown(20_000));
  const found = new Int32Array(tree.x.length);
  const anyCamera = fc.record({
    x: fc.double({ min: -300, max: 300, noNaN: true }),
    y: fc.double({ min: -300, max: 300, noNaN: true }),
    scale: fc.double({ min: 0.5, max: 90, noNaN: true }),
  });

  it('is what lies in the window, and nothing else', () => {
    fc.assert(
      fc.property(anyCamera, (camera) => {
        const { count, stride } = findVisible(tree, camera, SIZE, Infinity, found);
        expect(stride).toBe(1);
        const expected: number[] = [];
        for (let place = 0; place < tree.x.length; place += 1) {
          const dx = Math.abs((tree.x[place] as number) - camera.x) - 1;
          const dy = Math.abs((tree.y[place] as number) - camera.y) - 1;
          if (dx <= SIZE.width / 2 / camera.scale && dy <= SIZE.height / 2 / camera.scale)
            expected.push(place);
        }
        expect([...found.subarray(0, count)].toSorted((left, right) => left - right)).toEqual(expected);
      }),
    );
  });

  it('is never more than a frame can draw, and zooming in loses no tile that stays in view', () => {
    fc.assert(
      fc.property(anyCamera, (camera) => {
        const far = findVisible(tree, camera, SIZE, 500, found);
        expect(far.count).toBeLessThanOrEqual(500);
        const before = new Set(found.subarray(0, far.count));
        const near = { ...camera, scale: camera.scale * 1.1 };
        const all = findVisible(tree, near, SIZE, Infinity, found);
        const inSight = new Set(found.subarray(0, all.count));
        const shown = findVisible(tree, near, SIZE, 500, found);
        const after = new Set(found.subarray(0, shown.count));
        if (shown.stride > far.stride) return;
        for (const place of before) if (inSight.has(place)) expect(after.has(place)).toBe(true);
      }),
    );
  });

  it('has everybody who is pressed', () => {
    fc.assert(
      fc.property(fc.nat(tree.x.length - 1), (place) => {
        const at = { x: (tree.x[place] as number) + 0.3, y: (tree.y[place] as number) - 0.3 };
        expect(placeAt(tree, at, 1)).toBe(place);
      }),
    );
    expect(placeAt(tree, { x: 5000, y: 0 }, 1)).toBeNull();
  });
});

describe('moving over the map', () => {
  const tree = treeOf(grown(2000));

  it('keeps what is under the finger there while zooming', () => {
    const before = closeView(tree, 700);
    const at = { x: 120, y: 333 };
    const after = zoomedAt(before, SIZE, at, 1.7);
    expect(pointOnMap(after, SIZE, at).x).toBeCloseTo(pointOnMap(before, SIZE, at).x);
    expect(pointOnMap(after, SIZE, at).y).toBeCloseTo(pointOnMap(before, SIZE, at).y);
  });

  it('goes no further out than all of it, and not away from it', () => {
    const whole = wholeView(tree, SIZE);
    expect(heldWithin(tree, SIZE, { ...whole, scale: whole.scale / 9 })).toEqual(whole);
    const lost = heldWithin(tree, SIZE, { x: 1e6, y: -1e6, scale: 20 });
    expect(Math.hypot(lost.x, lost.y)).toBeCloseTo(tree.rings.at(-1) ?? 0);
  });

  it('flies from where it is to where it was asked, out in between when that is far', () => {
    const [from, to] = [closeView(tree, 3), closeView(tree, 1900)];
    const way = flight(from, to, SIZE);
    expect(way(0)).toMatchObject({ x: from.x, y: from.y });
    expect(way(1).x).toBeCloseTo(to.x);
    expect(way(1).scale).toBeCloseTo(to.scale);
    expect(way(0.5).scale).toBeLessThan(from.scale);
  });
});
