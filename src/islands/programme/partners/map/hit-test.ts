import { type Point, pointOnMap } from './camera.ts';
import type { View } from './view.ts';
import { placeAt, type Tree } from './visible.ts';

/** How near the pointer has to come to a tile, and to that of a large branch, in pixels. */
const NEAR = 10;
const NEAR_LARGE = 14;
/** Of a tile that can be read, in pixels for a unit. */
const READABLE = 30;

/**
 * Place of whoever is meant by a point of the window, or null. Of tiles too small to be aimed at, that of a large branch
 * is meant.
 *
 * @param large places of those with the largest branches
 */
export function partnerAt(tree: Tree, view: View, at: Point, large: readonly number[]): number | null {
  const { x, y } = tree;
  const { scale } = view.camera();
  const point = pointOnMap(view.camera(), view.size(), at);
  const isNear = (place: number) =>
    Math.hypot((x[place] as number) - point.x, (y[place] as number) - point.y) * scale <= NEAR_LARGE;
  const nearLarge = scale < NEAR ? large.find(isNear) : undefined;
  return nearLarge ?? placeAt(tree, point, NEAR / scale);
}

/** Whether somebody's tile is in viewport, and large enough for a name. */
export function canBeRead({ x, y }: Tree, view: View, place: number): boolean {
  const [camera, { width, height }] = [view.camera(), view.size()];
  const dx = Math.abs((x[place] as number) - camera.x) * camera.scale;
  const dy = Math.abs((y[place] as number) - camera.y) * camera.scale;
  return camera.scale >= READABLE && dx < width / 2 && dy < height / 2;
}
