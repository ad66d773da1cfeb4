import type { Tile } from './lay-map.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

type Box = Pick<Tile<unknown>, 'x' | 'y' | 'width' | 'height'>;

/**
 * The neighbour of a tile in a direction: of the tiles that begin where it ends, the one that shares most of the
 * edge, or the first of equals. Null at the edge of the map.
 */
export function neighbourOf(tiles: readonly Box[], from: number, direction: Direction): number | null {
  const start = tiles[from];
  if (!start) return null;
  let best: { readonly index: number; readonly gap: number; readonly shared: number } | null = null;
  for (const [index, tile] of tiles.entries()) {
    const gap = gapTo(start, tile, direction);
    const shared = sharedEdge(start, tile, direction);
    if (index === from || gap < -ALIKE || shared < ALIKE) continue;
    const isNearer = !best || gap < best.gap - ALIKE;
    const isBroader = best && gap < best.gap + ALIKE && shared > best.shared + ALIKE;
    if (isNearer || isBroader) best = { index, gap, shared };
  }
  return best?.index ?? null;
}

/** Edges are fractions of pixels: closer than this they are equal. */
const ALIKE = 0.01;

function gapTo(from: Box, to: Box, direction: Direction): number {
  if (direction === 'left') return from.x - (to.x + to.width);
  if (direction === 'right') return to.x - (from.x + from.width);
  if (direction === 'up') return from.y - (to.y + to.height);
  return to.y - (from.y + from.height);
}

function sharedEdge(from: Box, to: Box, direction: Direction): number {
  if (direction === 'left' || direction === 'right') {
    return Math.min(from.y + from.height, to.y + to.height) - Math.max(from.y, to.y);
  }
  return Math.min(from.x + from.width, to.x + to.width) - Math.max(from.x, to.x);
}
