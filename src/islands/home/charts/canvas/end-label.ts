import type { ISeriesApi, ISeriesPrimitive, SeriesType, Time } from 'lightweight-charts';
import { spread } from '../../../../market/series/spread.ts';
import { type ColourOf, inkOn } from './theme.ts';

/** The name of a line beside the axis, where the line ends. The library itself writes only values there. */
export interface EndLabel {
  readonly primitive: ISeriesPrimitive<Time>;
  readonly show: (text: string, value: number | null, colour: string, colourOf: ColourOf) => void;
}

/** Least distance between the middles of two labels, in pixels. */
const DISTANCE = 19;
const OUT_OF_SIGHT = -100;

/** The labels of one chart, which make room for each other. @param heightOf the chart's height in pixels */
export function createEndLabels(heightOf: () => number) {
  const wanted = new Map<object, () => number | null>();

  const placeOf = (label: object): number => {
    const visible = [...wanted].flatMap(([each, place]) => {
      const y = place();
      return y === null ? [] : [{ each, y }];
    });
    const places = spread(
      visible.map(({ y }) => y),
      DISTANCE,
      heightOf(),
    );
    return places[visible.findIndex(({ each }) => each === label)] ?? OUT_OF_SIGHT;
  };

  return {
    add(series: ISeriesApi<SeriesType>): EndLabel {
      const shown = { text: '', value: null as number | null, back: '', ink: '' };
      const isVisible = () => shown.text !== '' && shown.value !== null;
      const view = {
        coordinate: () => placeOf(shown),
        visible: isVisible,
        text: () => shown.text,
        backColor: () => shown.back,
        textColor: () => shown.ink,
      };
      return {
        primitive: {
          attached: () => {
            wanted.set(shown, () =>
              isVisible() && shown.value !== null ? series.priceToCoordinate(shown.value) : null,
            );
          },
          detached: () => {
            wanted.delete(shown);
          },
          priceAxisViews: () => [view],
        },
        show(text, value, colour, colourOf) {
          Object.assign(shown, { text, value, back: colourOf(colour), ink: inkOn(colourOf(colour)) });
        },
      };
    },
  };
}

export type EndLabels = ReturnType<typeof createEndLabels>;
