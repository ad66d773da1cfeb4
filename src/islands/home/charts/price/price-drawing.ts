import type { Drawing } from '#islands/home/charts/canvas/drawing.ts';
import { axisPrice } from '#islands/home/charts/format.ts';
import { priceChartText } from '#islands/home/charts/text.ts';
import { AVERAGE_LINES } from './average-lines.ts';
import type { PriceChartView } from './model.ts';

/** Candles, the volume below them, and the averages over them. */
export function drawPrice({ candles, averages }: PriceChartView): Drawing {
  return {
    axis: candles.map(({ day }) => day),
    series: [
      { kind: 'candles', key: 'candles', candles },
      { kind: 'volume', key: 'volume', candles },
      {
        kind: 'lines',
        key: 'averages',
        lines: averages.map(({ length, values }) => ({
          label: priceChartText.averageShort(length),
          ...AVERAGE_LINES[length],
          width: 2,
          values,
        })),
      },
    ],
    isLogarithmic: false,
    axisFigure: axisPrice,
  };
}
