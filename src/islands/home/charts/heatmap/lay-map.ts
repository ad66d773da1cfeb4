import { change, volume } from '#i18n/market-format.ts';
import { heatmapText } from '#islands/home/charts/text.ts';
import { type HeatStep, heatStep } from '#market/series/heat.ts';
import type { Quote, Span } from '#stores/market.ts';
import { labelFor, type TileLabel } from './tile-label.ts';
import { layTiles, type Size, type Tile } from './treemap.ts';

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
