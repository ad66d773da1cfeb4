// The surface at each pixel of the wall: which tile, its coverage, and its slope there.

/** The direction of the daylight, a unit vector. It shows the relief and does not change. */
const DAY = [-0.45, -0.6, 0.661];
/** Width of the worn edge of a tile, as a share of its side, and how steeply it falls. */
const EDGE = { width: 0.13, slope: 0.55 };
/** A tile is slightly convex. */
const SWELL = 0.09;

/**
 * @returns per pixel: `tile`, an index, -1 for grout; `cover`, from 0 to 1; the slopes `sx` and `sy` of the tile without its
 *   edges; `relief`, how much daylight falls there, edges included, 1 on a flat wall
 */
export function emptySurface(width, height) {
  const size = width * height;
  return {
    width,
    height,
    tile: new Int32Array(size).fill(-1),
    cover: new Float32Array(size),
    sx: new Float32Array(size),
    sy: new Float32Array(size),
    relief: new Float32Array(size),
  };
}

export const copyOf = ({ width, height, tile, cover, sx, sy, relief }) => ({
  width,
  height,
  tile: tile.slice(),
  cover: cover.slice(),
  sx: sx.slice(),
  sy: sy.slice(),
  relief: relief.slice(),
});

/** Sets a tile's outline, a convex polygon in pixels, into the surface, where nothing covers more. `side` is that of a whole tile. */
export function setTile(surface, index, { corners, slope }, side) {
  const edges = edgesOf(corners);
  const [left, top, right, bottom] = boundsOf(corners, surface);
  const [middleX, middleY] = middleOf(corners);
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const [x, y] = [column + 0.5, row + 0.5];
      const { depth, nx, ny } = nearestEdge(edges, x, y);
      const at = row * surface.width + column;
      const cover = Math.min(1, depth + 0.5);
      if (cover <= surface.cover[at]) continue;
      const sx = slope[0] + (SWELL * (x - middleX)) / side;
      const sy = slope[1] + (SWELL * (y - middleY)) / side;
      const fall = EDGE.slope * Math.max(0, 1 - depth / (EDGE.width * side)) ** 1.5;
      surface.tile[at] = index;
      surface.cover[at] = cover;
      surface.sx[at] = sx;
      surface.sy[at] = sy;
      surface.relief[at] = daylightOn(sx + nx * fall, sy + ny * fall);
    }
  }
}

const daylightOn = (sx, sy) =>
  Math.max(0, sx * DAY[0] + sy * DAY[1] + DAY[2]) / (DAY[2] * Math.sqrt(sx * sx + sy * sy + 1));

/** For each side of the polygon: its outward direction, and how far out it lies along that. */
function edgesOf(corners) {
  const [middleX, middleY] = middleOf(corners);
  return corners.flatMap(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length];
    const length = Math.hypot(bx - ax, by - ay);
    if (length < 1e-6) return [];
    const isOutward = (ax - middleX) * (by - ay) >= (ay - middleY) * (bx - ax);
    const [nx, ny] = [by - ay, ax - bx].map((value) => (isOutward ? value : -value) / length);
    return [{ nx, ny, limit: ax * nx + ay * ny }];
  });
}

function nearestEdge(edges, x, y) {
  let nearest = { depth: Infinity, nx: 0, ny: 0 };
  for (const { nx, ny, limit } of edges) {
    const depth = limit - x * nx - y * ny;
    if (depth < nearest.depth) nearest = { depth, nx, ny };
  }
  return nearest;
}

const middleOf = (corners) =>
  [0, 1].map((axis) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length);

function boundsOf(corners, { width, height }) {
  const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis]));
  return [
    Math.max(0, Math.floor(Math.min(...xs)) - 1),
    Math.max(0, Math.floor(Math.min(...ys)) - 1),
    Math.min(width - 1, Math.ceil(Math.max(...xs)) + 1),
    Math.min(height - 1, Math.ceil(Math.max(...ys)) + 1),
  ];
}
