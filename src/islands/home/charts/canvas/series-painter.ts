import {
  CandlestickSeries,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  PriceScaleMode,
  type SeriesType,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { ColourOf } from '#ui/canvas/canvas-theme.ts';
import { asTime } from './chart-options.ts';
import type { CandleDrawing, Drawing, Series, VolumeDrawing } from './drawing.ts';
import { createEndLabels, type EndLabels } from './end-labels.ts';
import { createLineBundle, type LineBundle } from './line-bundle.ts';

/** A series of the library and its source. */
export interface Painted {
  readonly api: ISeriesApi<SeriesType>;
  /** Only a series of lines has it. */
  readonly lines: { readonly bundle: LineBundle; readonly labels: EndLabels } | null;
  readonly shown: Series;
}

const timeOf = (day: string) => asTime(day) as UTCTimestamp;
const PLAIN = { priceLineVisible: false, lastValueVisible: false };

/** Adds a series for a part of the drawing. */
export function addSeries(chart: IChartApi, shown: Series): Painted {
  if (shown.kind === 'lines') {
    const bundle = createLineBundle(
      () => chart.priceScale('right').options().mode === PriceScaleMode.Logarithmic,
    );
    const api = chart.addCustomSeries(bundle.view, PLAIN) as unknown as ISeriesApi<SeriesType>;
    const labels = createEndLabels(api, () => chart.paneSize().height);
    api.attachPrimitive(bundle.dots);
    api.attachPrimitive(labels.primitive);
    return { api, lines: { bundle, labels }, shown };
  }
  if (shown.kind === 'candles') return { api: chart.addSeries(CandlestickSeries, PLAIN), lines: null, shown };
  const api = chart.addSeries(HistogramSeries, { ...PLAIN, priceScaleId: 'volume' });
  chart.priceScale('volume').applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });
  return { api, lines: null, shown };
}

/** Sets colours and formats: cheap, repeated when the theme changes. */
export function styleSeries(
  { api, lines, shown }: Painted,
  { axisFigure }: Drawing,
  colourOf: ColourOf,
): void {
  const priceFormat = {
    type: 'custom',
    // As precise as the cheapest coin needs.
    minMove: 0.000_001,
    formatter: axisFigure,
  } as const;
  if (shown.kind === 'lines') {
    lines?.bundle.show(shown.lines, colourOf);
    lines?.labels.show(shown.lines, colourOf);
    api.applyOptions({ priceFormat });
  } else if (shown.kind === 'candles') api.applyOptions({ ...candleOptions(colourOf), priceFormat });
  else api.setData(volumeData(shown, colourOf));
}

/** Rises are hollow, falls are filled: readable without colour. */
const candleOptions = (colourOf: ColourOf) => ({
  upColor: colourOf('--color-surface'),
  borderUpColor: colourOf('--rise'),
  wickUpColor: colourOf('--rise'),
  downColor: colourOf('--fall'),
  borderDownColor: colourOf('--fall'),
  wickDownColor: colourOf('--fall'),
});

/**
 * What is drawn: costly, and only done when it has changed, after `styleSeries`, by which lines are told their values. Volume
 * has its colours in its data; `styleSeries` sets it.
 */
export function fillSeries({ api, shown }: Painted, axis: readonly string[]): void {
  if (shown.kind === 'lines') api.setData(axis.map((day, index) => ({ time: timeOf(day), index })));
  else if (shown.kind === 'candles') api.setData(candleData(shown));
}

const candleData = ({ candles }: CandleDrawing) =>
  candles.map(({ day, open, high, low, close }) => ({ time: timeOf(day), open, high, low, close }));

const volumeData = ({ candles }: VolumeDrawing, colourOf: ColourOf) =>
  candles.map(({ day, open, close, volume }) => ({
    time: timeOf(day),
    value: volume,
    color: colourOf(close >= open ? '--volume-rise' : '--volume-fall'),
  }));
