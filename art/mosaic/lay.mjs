// Lays square tiles along the outlines of a scene: Hausner, "Simulating Decorative Mosaics" (2001). Every tile owns the
// points nearest to it, measured along its own sides, and moves to their middle; after some rounds the tiles form rows.
// A tile owns points of its own region only, so none crosses an outline.
import { groundWave, nearestBoundary, regionAt, turnAt } from './region.mjs';

const STEP = 3;
const ROUNDS = 8;

/** @returns tiles `{x, y, region, turn}` */
export function layTiles({ width, height, tile, layers }) {
  const points = samplePoints(width, height, tile, layers);
  let tiles = startingTiles(points, tile, layers);
  for (let round = 0; round < ROUNDS; round++) tiles = settle(tiles, points, tile, layers);
  return tiles;
}

/** Each point's region and row: rows run along the outline, the first next to it. */
function samplePoints(width, height, tile, layers) {
  const points = [];
  for (let y = STEP / 2; y < height; y += STEP) {
    for (let x = STEP / 2; x < width; x += STEP) {
      const region = regionAt(layers, x, y);
      const { row, distance } = nearestBoundary(layers, region, x, y, tile);
      points.push({ x, y, region, row, offMiddle: Math.abs(((distance / tile) % 1) - 0.5) });
    }
  }
  return points;
}

/** Rows along the outlines first, then the straight rows of the ground, then the gaps. */
function startingTiles(points, tile, layers) {
  const middles = points.filter(({ row, offMiddle }) => row < Infinity && offMiddle * tile <= STEP);
  const rows = new Map();
  for (const point of middles) {
    const key = `${point.region} ${point.row}`;
    rows.set(key, [...(rows.get(key) ?? []), point]);
  }
  const tiles = [...rows.values()].flatMap((row) => stringAlong(row, tile));
  addWhereBare(
    tiles,
    points.filter((point) => isOnGroundRow(point, tile)),
    tile * 0.85,
  );
  addWhereBare(tiles, points, tile * 0.8);
  return tiles.map((each) => turned(each, layers, tile));
}

/** Whether a tile of the straight rows has its middle here. Joints of neighbouring rows do not align. */
function isOnGroundRow({ row, x, y }, tile) {
  if (row < Infinity) return false;
  const waved = y + groundWave(x, tile) + tile;
  const joint = x + tile * 0.38 * Math.floor(waved / tile);
  return [waved, joint].every((value) => Math.abs((value % tile) - tile / 2) <= STEP / 2);
}

/** Tiles side by side along one row, each at the free point nearest to the tile before. */
function stringAlong(row, tile) {
  const tiles = [];
  let free = row;
  while (free.length > 0) {
    const last = tiles.at(-1);
    const next = last
      ? free.reduce((best, point) => (distanceOf(point, last) < distanceOf(best, last) ? point : best))
      : free[0];
    tiles.push({ x: next.x, y: next.y, region: next.region });
    free = free.filter((point) => distanceOf(point, next) >= tile * 0.97);
  }
  return tiles;
}

function addWhereBare(tiles, points, clearance) {
  for (const { x, y, region } of points) {
    const isBare = tiles.every((each) => each.region !== region || distanceOf(each, { x, y }) >= clearance);
    if (isBare) tiles.push({ x, y, region });
  }
}

const distanceOf = (left, right) => Math.hypot(left.x - right.x, left.y - right.y);

const turned = (each, layers, tile) => ({ ...each, turn: turnAt(layers, each.region, each.x, each.y, tile) });

function settle(tiles, points, tile, layers) {
  const sums = tiles.map(() => ({ x: 0, y: 0, count: 0 }));
  const near = neighbourhood(tiles, tile);
  for (const point of points) {
    const owner = ownerOf(point, tiles, near(point.x, point.y));
    if (owner === -1) continue;
    const sum = sums[owner];
    sum.x += point.x;
    sum.y += point.y;
    sum.count++;
  }
  return tiles.flatMap((each, index) => {
    const { x, y, count } = sums[index];
    return count === 0 ? [] : [turned({ ...each, x: x / count, y: y / count }, layers, tile)];
  });
}

function ownerOf({ x, y, region }, tiles, candidates) {
  let owner = -1;
  let least = Infinity;
  for (const index of candidates) {
    const each = tiles[index];
    if (each.region !== region) continue;
    const [dx, dy, cos, sin] = [x - each.x, y - each.y, Math.cos(each.turn), Math.sin(each.turn)];
    const reach = Math.max(Math.abs(dx * cos + dy * sin), Math.abs(dy * cos - dx * sin));
    if (reach < least) [least, owner] = [reach, index];
  }
  return owner;
}

/** A function that lists the tiles around a point. */
export function neighbourhood(tiles, tile) {
  const cell = tile * 1.5;
  const cells = new Map();
  const key = (column, row) => column * 10_000 + row;
  tiles.forEach(({ x, y }, index) => {
    const at = key(Math.floor(x / cell), Math.floor(y / cell));
    cells.set(at, [...(cells.get(at) ?? []), index]);
  });
  return (x, y) => {
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
    const around = [];
    for (let dc = -1; dc <= 1; dc++) {
      for (let dr = -1; dr <= 1; dr++) around.push(...(cells.get(key(column + dc, row + dr)) ?? []));
    }
    return around;
  };
}
