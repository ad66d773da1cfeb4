import {
  CandlestickSeries,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type SeriesType,
  type UTCTimestamp,
} from 'lightweight-charts';
import { asTime } from './chart-options.ts';
import type { CandleDrawing, Drawing, LineDrawing, Series, VolumeDrawing } from './drawing.ts';
import type { EndLabel, EndLabels } from './end-label.ts';
import type { ColourOf } from './theme.ts';

/** A series of the library, the name at its end, and what it shows. */
export interface Painted {
  readonly api: ISeriesApi<SeriesType>;
  readonly label: EndLabel;
  readonly shown: Series;
}

const timeOf = (day: string) => asTime(day) as UTCTimestamp;

/** Adds a series as the drawing has it. */
export function addSeries(chart: IChartApi, labels: EndLabels, shown: Series): Painted {
  const api = apiOf(chart, shown);
  const label = labels.add(api);
  api.attachPrimitive(label.primitive);
  return { api, label, shown };
}

function apiOf(chart: IChartApi, series: Series): ISeriesApi<SeriesType> {
  const plain = { priceLineVisible: false, lastValueVisible: false };
  if (series.kind === 'line') return chart.addSeries(LineSeries, plain);
  if (series.kind === 'candles') return chart.addSeries(CandlestickSeries, plain);
  const volume = chart.addSeries(HistogramSeries, { ...plain, priceScaleId: 'volume' });
  chart.priceScale('volume').applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });
  return volume;
}

/** Colours and formats: cheap, and repeated when the theme changes. */
export function styleSeries(
  { api, label, shown }: Painted,
  { axisFigure }: Drawing,
  colourOf: ColourOf,
): void {
  const priceFormat = {
    type: 'custom',
    // As fine as the cheapest coin needs.
    minMove: 0.000_001,
    formatter: axisFigure,
  } as const;
  if (shown.kind === 'line') {
    api.applyOptions({ ...lineOptions(shown, colourOf), priceFormat });
    label.show(shown.label, lastOf(shown.values), shown.colour, colourOf);
  } else if (shown.kind === 'candles') api.applyOptions({ ...candleOptions(colourOf), priceFormat });
  else api.setData(volumeData(shown, colourOf));
}

const lastOf = (values: LineDrawing['values']) => values.findLast((value) => value !== null) ?? null;

const lineOptions = ({ colour, isDashed, width }: LineDrawing, colourOf: ColourOf) => ({
  color: colourOf(colour),
  lineWidth: width,
  lineStyle: isDashed ? LineStyle.Dashed : LineStyle.Solid,
  crosshairMarkerRadius: 3,
  crosshairMarkerBorderColor: colourOf('--color-surface'),
});

/** Rises are hollow, falls are full: colour is not needed to tell them. */
const candleOptions = (colourOf: ColourOf) => ({
  upColor: colourOf('--color-surface'),
  borderUpColor: colourOf('--rise'),
  wickUpColor: colourOf('--rise'),
  downColor: colourOf('--fall'),
  borderDownColor: colourOf('--fall'),
  wickDownColor: colourOf('--fall'),
});

/** What is drawn: costly, and only done when it has changed. Volume has its colours in its data; `styleSeries` sets it. */
export function fillSeries({ api, shown }: Painted, axis: readonly string[]): void {
  if (shown.kind === 'line') api.setData(lineData(shown, axis));
  else if (shown.kind === 'candles') api.setData(candleData(shown));
}

const lineData = ({ values }: LineDrawing, axis: readonly string[]) =>
  axis.map((day, index) => {
    const value = values[index];
    return typeof value === 'number' ? { time: timeOf(day), value } : { time: timeOf(day) };
  });

const candleData = ({ candles }: CandleDrawing) =>
  candles.map(({ day, open, high, low, close }) => ({ time: timeOf(day), open, high, low, close }));

const volumeData = ({ candles }: VolumeDrawing, colourOf: ColourOf) =>
  candles.map(({ day, open, close, volume }) => ({
    time: timeOf(day),
    value: volume,
    color: colourOf(close >= open ? '--volume-rise' : '--volume-fall'),
  }));
