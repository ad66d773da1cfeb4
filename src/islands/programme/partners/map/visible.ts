import type { Branches } from '#domain/partners/branches.ts';
import type { Layout } from './layout.ts';
import {
  type Camera,
  directionsOf,
  reachOf,
  type Viewport,
  viewportOf,
  type Size,
  TILE,
} from './viewport.ts';

export type Tree = Layout & Branches;

/**
 * Writes the tiles in view to `found`, generation by generation. It searches only the generations and directions that the window
 * covers. If there are more than `most`, each 2nd, 4th, 8th … stands for its neighbours, so that a frame costs no
 * more in a large downline than in a small one. Zooming in adds tiles and removes none.
 *
 * @param found with space for all partners
 * @returns how many it wrote, and how many partners each of them stands for
 */
export function findVisible(
  tree: Tree,
  camera: Camera,
  size: Size,
  most: number,
  found: Int32Array,
): { readonly count: number; readonly stride: number } {
  const ranges = rangesInView(tree, viewportOf(camera, size));
  const total = ranges.reduce((sum, [from, to]) => sum + to - from, 0);
  // With very many, a sample estimates how many are in view.
  let stride = 1;
  while (total / stride > most * 8) stride *= 2;
  let count = lookAlong(tree, camera, size, ranges, stride, found);
  if (stride > 1 && count * 2 <= most) {
    stride = 1;
    count = lookAlong(tree, camera, size, ranges, stride, found);
  }
  while (count > most) {
    stride *= 2;
    count = keepEach(stride, found, count);
  }
  return { count, stride };
}

type IndexRange = readonly [from: number, to: number];

/** The range of indexes of each generation in the directions in view. */
function rangesInView({ angle, rings, starts }: Tree, viewport: Viewport): readonly IndexRange[] {
  const [nearest, furthest] = reachOf(viewport);
  const directions = directionsOf(viewport);
  const ranges: IndexRange[] = [];
  for (let generation = 0; generation < starts.length - 1; generation += 1) {
    if ((rings[generation] as number) > furthest || (rings[generation + 1] as number) < nearest) continue;
    const [start, end] = [starts[generation] as number, starts[generation + 1] as number];
    if (directions === null) ranges.push([start, end]);
    else {
      for (const [least, greatest] of directions) {
        ranges.push([firstFrom(angle, least, start, end), firstFrom(angle, greatest, start, end)]);
      }
    }
  }
  return ranges;
}

function lookAlong(
  { x, y }: Tree,
  camera: Camera,
  size: Size,
  ranges: readonly IndexRange[],
  stride: number,
  found: Int32Array,
): number {
  const { left, right, top, bottom } = viewportOf(camera, size);
  let count = 0;
  for (const [from, to] of ranges) {
    for (let place = Math.ceil(from / stride) * stride; place < to; place += stride) {
      const [atX, atY] = [x[place] as number, y[place] as number];
      if (atX >= left && atX <= right && atY >= top && atY <= bottom) found[count++] = place;
    }
  }
  return count;
}

function keepEach(stride: number, found: Int32Array, count: number): number {
  let left = 0;
  for (let index = 0; index < count; index += 1) {
    const place = found[index] as number;
    if (place % stride === 0) found[left++] = place;
  }
  return left;
}

/**
 * The partners with the largest branches: those whose sector is at least `least` pixels wide at the rim of the map,
 * at most `most` of them, uplines first.
 */
export function findLarge(tree: Tree, { scale }: Camera, least: number, most: number): readonly number[] {
  const { span, first, invited, rings } = tree;
  const leastSpan = least / scale / (rings.at(-1) as number);
  const large = [0];
  for (let head = 0; head < large.length && large.length < most; head += 1) {
    const from = first[large[head] as number] as number;
    const to = from + (invited[large[head] as number] as number);
    for (let place = from; place < to; place += 1) {
      if ((span[place] as number) >= leastSpan && tree.below[place] !== 0) large.push(place);
    }
  }
  return large;
}

/** The partner whose tile is nearest to a point, within `reach` units. */
export function placeAt(
  tree: Tree,
  point: { readonly x: number; readonly y: number },
  reach: number,
): number | null {
  const { x, y } = tree;
  const around = { x: point.x, y: point.y, scale: 1 };
  const found = new Int32Array(x.length);
  const { count } = findVisible(tree, around, { width: reach * 2, height: reach * 2 }, Infinity, found);
  let nearest: number | null = null;
  let least = reach + TILE;
  for (let index = 0; index < count; index += 1) {
    const place = found[index] as number;
    const distance = Math.hypot((x[place] as number) - point.x, (y[place] as number) - point.y);
    if (distance < least) [nearest, least] = [place, distance];
  }
  return nearest;
}

/** The first index of a generation, between two, in this direction or beyond. */
function firstFrom(angle: Float32Array, direction: number, start: number, end: number): number {
  let low = start;
  for (let high = end; low < high;) {
    const middle = (low + high) >> 1;
    if ((angle[middle] as number) < direction) low = middle + 1;
    else high = middle;
  }
  return low;
}
