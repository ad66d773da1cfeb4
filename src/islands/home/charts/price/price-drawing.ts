import { axisPrice } from '../../../../i18n/chart-format.ts';
import { PRICE_CHART_WORDS } from '../../../../i18n/charts.ts';
import type { PriceChartView } from '../../../../stores/price-chart.ts';
import type { Drawing } from '../canvas/drawing.ts';
import { AVERAGE_LINES } from './average-lines.ts';

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
          label: PRICE_CHART_WORDS.averageShort(length),
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
