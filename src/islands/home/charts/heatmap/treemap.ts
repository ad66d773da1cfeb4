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
