import { type Point, pointOnMap } from './camera.ts';
import type { View } from './view.ts';
import { placeAt, type Tree } from './visible.ts';

/** How near the pointer must be to a tile, and to one of a large branch, in pixels. */
const NEAR = 10;
const NEAR_LARGE = 14;
/** The scale from which a tile is readable, in pixels per unit. */
const READABLE = 30;

/**
 * The partner at a point of the window, or null. Where tiles are too small to aim at, it prefers one with a large
 * branch.
 *
 * @param large partners with the largest branches
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

/** Whether a partner's tile is in view and large enough for a name. */
export function canBeRead({ x, y }: Tree, view: View, place: number): boolean {
  const [camera, { width, height }] = [view.camera(), view.size()];
  const dx = Math.abs((x[place] as number) - camera.x) * camera.scale;
  const dy = Math.abs((y[place] as number) - camera.y) * camera.scale;
  return camera.scale >= READABLE && dx < width / 2 && dy < height / 2;
}
