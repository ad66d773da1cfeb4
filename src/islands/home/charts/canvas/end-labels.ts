import type { ISeriesApi, ISeriesPrimitive, SeriesType, Time } from 'lightweight-charts';
import { type ColourOf, inkOn } from '#ui/canvas/canvas-theme.ts';
import type { LineSeries } from './drawing.ts';

/** Labels at the ends of the lines, spread so that they do not overlap. The library itself only labels values. */
export interface EndLabels {
  readonly primitive: ISeriesPrimitive<Time>;
  readonly show: (lines: readonly LineSeries[], colourOf: ColourOf) => void;
}

/** The least distance between two labels, in pixels. */
const DISTANCE = 19;
const OUT_OF_SIGHT = -100;

/** @param heightOf the chart's height in pixels */
export function createEndLabels(series: ISeriesApi<SeriesType>, heightOf: () => number): EndLabels {
  let ends: readonly number[] = [];
  let places: readonly number[] = [];
  let views: ReturnType<typeof viewAt>[] = [];

  const viewAt = (index: number, text: string, colour: string) => ({
    coordinate: () => places[index] ?? OUT_OF_SIGHT,
    text: () => text,
    backColor: () => colour,
    textColor: () => inkOn(colour),
  });

  return {
    primitive: {
      updateAllViews() {
        const wanted = ends.map((value) => series.priceToCoordinate(value) ?? OUT_OF_SIGHT);
        places = spread(wanted, DISTANCE, heightOf());
      },
      priceAxisViews: () => views,
    },
    show(lines, colourOf) {
      const ended = lines.flatMap(({ label, colour, values }) => {
        const end = values.findLast((value) => value !== null);
        return typeof end === 'number' ? [{ label, colour, end }] : [];
      });
      ends = ended.map(({ end }) => end);
      views = ended.map(({ label, colour }, index) => viewAt(index, label, colourOf(colour)));
    },
  };
}

/**
 * Moves labels that stand one above the other apart, as little as it takes, and back into the room that there is.
 *
 * @param wanted where the middle of each label should be, in pixels from the top
 * @param distance the least between two middles
 * @param height of the room; where the labels do not fit at all they overflow at the bottom
 */
export function spread(wanted: readonly number[], distance: number, height: number): readonly number[] {
  const order = wanted.map((_, index) => index).sort((left, right) => at(wanted, left) - at(wanted, right));
  const placed = [...wanted];
  let least = distance / 2;
  for (const index of order) {
    placed[index] = Math.max(at(placed, index), least);
    least = at(placed, index) + distance;
  }
  let most = Math.max(height - distance / 2, (order.length - 0.5) * distance);
  for (const index of order.toReversed()) {
    placed[index] = Math.min(at(placed, index), most);
    most = at(placed, index) - distance;
  }
  return placed;
}

const at = (values: readonly number[], index: number) => values[index] ?? 0;
