// A scene is a stack of shapes over a ground, the last on top. Its regions are numbered: 0 is the ground, n is the
// visible part of the n-th shape.

export function regionAt(layers, x, y) {
  for (let index = layers.length; index > 0; index--) if (layers[index - 1].shape(x, y) < 0) return index;
  return 0;
}

/** Rows of the ground that follow a shape before the straight rows begin, unless its layer says otherwise. */
const HALO_ROWS = 3;

/** The boundaries of a region: its own outline, and those of the shapes on top of it. */
export function boundaries(layers, region) {
  const above = layers.slice(region).map(({ shape, halo = HALO_ROWS }) => ({ distance: shape, halo }));
  const own = region > 0 ? [{ distance: (x, y) => -layers[region - 1].shape(x, y), halo: HALO_ROWS }] : [];
  return [...own, ...above];
}

/** The direction in which a distance grows fastest, as a unit vector. */
export function gradient(distance, x, y) {
  const dx = distance(x + 0.5, y) - distance(x - 0.5, y);
  const dy = distance(x, y + 0.5) - distance(x, y - 0.5);
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/** The nearest boundary of a region, how far it is, and in which row along it the point lies (0 is next to it). */
export function nearestBoundary(layers, region, x, y, tile) {
  let nearest = { boundary: undefined, distance: Infinity, row: Infinity };
  for (const boundary of boundaries(layers, region)) {
    const distance = boundary.distance(x, y);
    if (distance >= nearest.distance) continue;
    const isStraight = region === 0 && distance > boundary.halo * tile;
    nearest = { boundary, distance, row: isStraight ? Infinity : Math.floor(distance / tile) };
  }
  return nearest;
}

/** The rows of the ground rise and fall a little, as if laid by hand. */
export const groundWave = (x, tile) =>
  tile * (0.3 * Math.sin(x / (7 * tile)) + 0.2 * Math.sin(x / (3.1 * tile) + 1));

/**
 * The rotation of a tile at a point, as an angle of its sides: along the nearest outline inside a shape and in the rows
 * around one, with the rows of the ground elsewhere.
 */
export function turnAt(layers, region, x, y, tile) {
  const { boundary, row } = nearestBoundary(layers, region, x, y, tile);
  if (row === Infinity) return Math.atan(groundWave(x, tile) - groundWave(x + 1, tile));
  const [dx, dy] = gradient(boundary.distance, x, y);
  return Math.atan2(dy, dx);
}
