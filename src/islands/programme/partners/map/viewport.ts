/** The camera: the map's point in the middle, and pixels per unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of the map in a window, in units. */
export interface Viewport {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Half a tile, which may be in view when its centre is not. */
export const TILE = 1;
const TURN = 2 * Math.PI;

/** The window and half a tile around it. */
export function viewportOf(camera: Camera, { width, height }: Size): Viewport {
  const [halfWidth, halfHeight] = [width / 2 / camera.scale + TILE, height / 2 / camera.scale + TILE];
  return {
    left: camera.x - halfWidth,
    right: camera.x + halfWidth,
    top: camera.y - halfHeight,
    bottom: camera.y + halfHeight,
  };
}

/** The distances of the nearest and the furthest point in view from the map's centre. */
export function reachOf({ left, right, top, bottom }: Viewport): readonly [number, number] {
  const dx = Math.max(0, left, -right);
  const dy = Math.max(0, top, -bottom);
  return [
    Math.hypot(dx, dy),
    Math.hypot(Math.max(Math.abs(left), Math.abs(right)), Math.max(Math.abs(top), Math.abs(bottom))),
  ];
}

/** The directions in view, as one or two ranges of angles; null for all. */
export function directionsOf({
  left,
  right,
  top,
  bottom,
}: Viewport): readonly (readonly [number, number])[] | null {
  if (left <= 0 && right >= 0 && top <= 0 && bottom >= 0) return null;
  const middle = directionTo((left + right) / 2, (top + bottom) / 2);
  let most = 0;
  for (const [x, y] of [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const) {
    const away = Math.abs(directionTo(x, y) - middle);
    most = Math.max(most, Math.min(away, TURN - away));
  }
  const [from, to] = [middle - most, middle + most];
  if (from < 0) {
    return [
      [0, to],
      [from + TURN, TURN],
    ];
  }
  if (to > TURN) {
    return [
      [0, to - TURN],
      [from, TURN],
    ];
  }
  return [[from, to]];
}

/** As `Layout.angle`: clockwise from the top. */
function directionTo(x: number, y: number): number {
  const direction = Math.atan2(x, -y);
  return direction < 0 ? direction + TURN : direction;
}
