import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';
import { change, volume } from '#i18n/market-format.ts';
import { heatmapText } from '#islands/home/charts/text.ts';
import { type HeatStep, heatStep } from '#market/series/heat.ts';
import type { Quote, Span } from '#stores/market.ts';
import { labelFor, type TileLabel } from './tile-label.ts';

/** A coin's place on the map; the same for every span. */
export interface Place extends Tile<Quote> {
  /** The tile without its margin. */
  readonly box: Box;
  /** Its volume as text. */
  readonly traded: string;
}

/** In pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface MapTile {
  readonly place: Place;
  /** Null where the change is not known. */
  readonly step: HeatStep | null;
  readonly label: TileLabel | null;
  /** The tile's accessible name. */
  readonly text: string;
}

/** The margin of a tile, in pixels; between two tiles there are two. */
const GROUT = 1;
const inside = (length: number) => Math.max(1, length - 2 * GROUT);

/** The change with its sign, or that it is unknown. */
export const changeText = (basisPoints: number | null): string =>
  basisPoints === null ? heatmapText.unknown : change(basisPoints);

/** Places every traded coin, the largest first. */
export const layMap = (quotes: readonly Quote[], size: Size): readonly Place[] =>
  layTiles(quotes, ({ volume }) => volume, size).map((tile) => ({
    ...tile,
    box: {
      left: tile.x + GROUT,
      top: tile.y + GROUT,
      width: inside(tile.width),
      height: inside(tile.height),
    },
    traded: volume(tile.item.volume),
  }));

/** Labels every place. @param widthOf as `labelFor` takes it */
export const fillMap = (
  places: readonly Place[],
  span: Span,
  widthOf: (text: string) => number,
): readonly MapTile[] =>
  places.map((place) => {
    const { coin, changes } = place.item;
    const moved = changes[span];
    const figure = changeText(moved);
    return {
      place,
      step: moved === null ? null : heatStep(moved, span),
      label: labelFor(place, { symbol: coin.symbol, change: figure }, widthOf),
      text: heatmapText.tile(`${coin.symbol} ${figure}`, coin.name, span, place.traded),
    };
  });

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

/** The token of a step's colour. */
export function heatToken(step: HeatStep): string {
  if (step === 0) return '--heat-same';
  return `--heat-${step < 0 ? 'fall' : 'rise'}-${Math.abs(step)}`;
}
