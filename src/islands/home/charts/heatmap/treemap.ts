import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';

/** A rectangle in pixels. */
export interface Tile<Item> {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Node<Item> {
  readonly item?: Item;
  readonly children?: readonly Node<Item>[];
}

/**
 * Fills a rectangle with one tile for each item, areas in proportion to their weights, the heaviest first. Items that weigh
 * nothing get no tile.
 *
 * @param weightOf not negative
 */
export function layTiles<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  size: Size,
): readonly Tile<Item>[] {
  const root = hierarchy<Node<Item>>({ children: items.map((item) => ({ item })) })
    .sum(({ item }) => (item === undefined ? 0 : weightOf(item)))
    .sort((left, right) => (right.value ?? 0) - (left.value ?? 0));
  const laid = treemap<Node<Item>>().tile(treemapSquarify).size([size.width, size.height])(root);
  return laid
    .leaves()
    .flatMap(({ data, value, x0, y0, x1, y1 }) =>
      data.item === undefined || !value
        ? []
        : [{ item: data.item, x: x0, y: y0, width: x1 - x0, height: y1 - y0 }],
    );
}

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
