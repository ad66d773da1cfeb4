/** Through which a map is looked at: its point in the middle, and how many pixels a unit has. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What of the map a window shows, in units. */
export interface Viewport {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Half a tile, which is in viewport when its middle is not. */
export const TILE = 1;
const TURN = 2 * Math.PI;

/** What a window shows, and half a tile around. */
export function viewportOf(camera: Camera, { width, height }: Size): Viewport {
  const [halfWidth, halfHeight] = [width / 2 / camera.scale + TILE, height / 2 / camera.scale + TILE];
  return {
    left: camera.x - halfWidth,
    right: camera.x + halfWidth,
    top: camera.y - halfHeight,
    bottom: camera.y + halfHeight,
  };
}

/** Distance of the nearest and of the furthest point in viewport from the middle of the map. */
export function reachOf({ left, right, top, bottom }: Viewport): readonly [number, number] {
  const dx = Math.max(0, left, -right);
  const dy = Math.max(0, top, -bottom);
  return [
    Math.hypot(dx, dy),
    Math.hypot(Math.max(Math.abs(left), Math.abs(right)), Math.max(Math.abs(top), Math.abs(bottom))),
  ];
}

/** The directions in viewport, as one stretch or two of a turn; null: all. */
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

/** As `Layout.angle` counts: from above, with the clock. */
function directionTo(x: number, y: number): number {
  const direction = Math.atan2(x, -y);
  return direction < 0 ? direction + TURN : direction;
}
