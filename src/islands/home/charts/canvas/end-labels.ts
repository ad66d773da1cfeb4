import type { ISeriesApi, ISeriesPrimitive, SeriesType, Time } from 'lightweight-charts';
import { type ColourOf, inkOn } from '#ui/canvas/canvas-theme.ts';
import type { Line } from './drawing.ts';
import { spread } from './spread.ts';

/** Labels at the ends of the lines, spread so that they do not overlap. The library itself only labels values. */
export interface EndLabels {
  readonly primitive: ISeriesPrimitive<Time>;
  readonly show: (lines: readonly Line[], colourOf: ColourOf) => void;
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
