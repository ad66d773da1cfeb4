// Cuts each tile out of its place: a square, trimmed where a neighbour or an outline is too near, as a mosaicist nips a tessera.
import { neighbourhood } from './lay.mjs';
import { boundaries, gradient } from './region.mjs';

/** @returns tiles with `corners`, a list of `[x, y]`, without those too thin to keep */
export function cutTiles(tiles, { tile, grout, layers, random }) {
  const near = neighbourhood(tiles, tile);
  return tiles.flatMap((each, index) => {
    let corners = squareOf(each, tile * 0.53 - grout / 2, random);
    for (const other of near(each.x, each.y)) {
      if (other !== index) corners = trimAtNeighbour(corners, each, tiles[other], grout);
    }
    for (const boundary of boundaries(layers, each.region)) {
      corners = trimAtOutline(corners, each, boundary, tile, grout);
    }
    return areaOf(corners) < tile * tile * 0.1 ? [] : [{ ...each, corners }];
  });
}

/** Slightly irregular, as if cut by hand. */
function squareOf({ x, y, turn }, half, random) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const wobble = () => half * (0.94 + random() * 0.12);
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([sx, sy]) => {
    const [u, v] = [sx * wobble(), sy * wobble()];
    return [x + u * cos - v * sin, y + u * sin + v * cos];
  });
}

function trimAtNeighbour(corners, each, other, grout) {
  const [dx, dy] = [other.x - each.x, other.y - each.y];
  const askew = Math.abs(Math.sin(2 * (other.turn - each.turn)));
  const [nx, ny] =
    askew < 0.5 ? sideTowards(each.turn, dx, dy) : [dx, dy].map((value) => value / Math.hypot(dx, dy));
  return keepBehind(corners, each.x, each.y, nx, ny, (dx * nx + dy * ny - grout) / 2);
}

/**
 * The tile's own side that faces the other tile: tiles of one row are separated along their sides and keep their
 * corners.
 */
function sideTowards(turn, dx, dy) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [u, v] = [dx * cos + dy * sin, dy * cos - dx * sin];
  return Math.abs(u) > Math.abs(v)
    ? [Math.sign(u) * cos, Math.sign(u) * sin]
    : [-Math.sign(v) * sin, Math.sign(v) * cos];
}

function trimAtOutline(corners, { x, y }, boundary, tile, grout) {
  const distance = boundary.distance(x, y);
  if (distance > tile) return corners;
  const [gx, gy] = gradient(boundary.distance, x, y);
  return keepBehind(corners, x, y, -gx, -gy, distance - grout / 2);
}

/** The part of a polygon that lies at most `limit` from (x, y) in the direction (nx, ny). */
function keepBehind(corners, x, y, nx, ny, limit) {
  const over = corners.map(([px, py]) => (px - x) * nx + (py - y) * ny - limit);
  return corners.flatMap(([ax, ay], index) => {
    const next = (index + 1) % corners.length;
    const [bx, by] = corners[next];
    const kept = over[index] <= 0 ? [[ax, ay]] : [];
    if (over[index] <= 0 === over[next] <= 0) return kept;
    const t = over[index] / (over[index] - over[next]);
    return [...kept, [ax + t * (bx - ax), ay + t * (by - ay)]];
  });
}

function areaOf(corners) {
  let twice = 0;
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length];
    twice += ax * by - bx * ay;
  });
  return Math.abs(twice) / 2;
}
