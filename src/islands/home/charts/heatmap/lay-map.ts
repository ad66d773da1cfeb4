import { change, volume } from '../../../../i18n/market-format.ts';
import { HEATMAP_WORDS } from '../../../../i18n/charts.ts';
import { type HeatStep, heatStep } from '../../../../market/series/heat.ts';
import { labelFor, type TileLabel } from '../../../../market/series/tile-label.ts';
import { layTiles, type Tile } from '../../../../market/series/treemap.ts';
import type { HeatedCoin } from '../../../../stores/heatmap.ts';
import type { Span } from '../../../../stores/market.ts';

export interface MapTile extends Tile<HeatedCoin> {
  /** Null where the change is not known. */
  readonly step: HeatStep | null;
  readonly label: TileLabel | null;
  /** What the tile says in full. */
  readonly text: string;
}

/** Sign and figure of a change, or that it is not known. */
export const changeText = (basisPoints: number | null): string =>
  basisPoints === null ? HEATMAP_WORDS.unknown : change(basisPoints);

/** All that the map shows, worked out from the coins and the room that there is. */
export function layMap(
  coins: readonly HeatedCoin[],
  span: Span,
  size: { readonly width: number; readonly height: number },
  widthOf: (text: string) => number,
): readonly MapTile[] {
  return layTiles(coins, ({ volume }) => volume, size).map((tile) => {
    const { coin, change, volume: traded } = tile.item;
    const figure = changeText(change);
    return {
      ...tile,
      step: change === null ? null : heatStep(change, span),
      label: labelFor(tile, { symbol: coin.symbol, change: figure }, widthOf),
      text: HEATMAP_WORDS.tile(`${coin.symbol} ${figure}`, coin.name, span, volume(traded)),
    };
  });
}
