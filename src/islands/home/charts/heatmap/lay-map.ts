import { change, volume } from '#i18n/market-format.ts';
import { heatmapText } from '#islands/home/charts/text.ts';
import { type HeatStep, heatStep } from '#market/series/heat.ts';
import type { Quote, Span } from '#stores/market.ts';
import { labelFor, type TileLabel } from './tile-label.ts';
import { layTiles, type Size, type Tile } from './treemap.ts';

/** Where a coin stands on the map, whatever the span. */
export interface Place extends Tile<Quote> {
  /** The tile without the grout around it. */
  readonly box: Box;
  /** What of it was traded, in words. */
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
  /** What the tile says in full. */
  readonly text: string;
}

/** Between two tiles there are two of these, in pixels. */
const GROUT = 1;
const inside = (length: number) => Math.max(1, length - 2 * GROUT);

/** Sign and figure of a change, or that it is not known. */
export const changeText = (basisPoints: number | null): string =>
  basisPoints === null ? heatmapText.unknown : change(basisPoints);

/** A place for each coin that is traded, the largest first. */
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

/** What stands at each place. @param widthOf as `labelFor` takes it */
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
