import {
  CandlestickSeries,
  ColorType,
  createChart,
  CrosshairMode,
  type DeepPartial,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type PriceFormatCustom,
  PriceScaleMode,
  type SeriesType,
  TickMarkType,
  type ChartOptions,
  type UTCTimestamp,
} from 'lightweight-charts';
import { locale } from '#i18n/locale.ts';
import { calendarDay } from '#i18n/market-format.ts';
import type { DailyCandle } from '#stores/market.ts';
import { type ColourOf, readColours } from '#ui/canvas/canvas-theme.ts';
import { tickMark } from './format.ts';

/** A chart over days: its axis, its scale and its series. Colours are names of tokens. */
export interface Drawing {
  readonly axis: readonly string[];
  /** Each with its volume. One for each day of the axis, or none. */
  readonly candles: readonly DailyCandle[];
  /** Painted in this order, over the candles. */
  readonly lines: readonly Line[];
  /** A value to compare the lines with, drawn across. */
  readonly base?: number;
  readonly isLogarithmic: boolean;
  /** Formats a value for the axis: short. */
  readonly axisFigure: (value: number) => string;
}

export interface Line {
  /** The label at the line's end. */
  readonly label: string;
  readonly colour: string;
  readonly isDashed: boolean;
  /** The value on each day of the axis; null if unknown. */
  readonly values: readonly (number | null)[];
}

export interface TimeChart {
  readonly draw: (drawing: Drawing) => void;
  /** Puts the cursor on a position of the axis, or hides it. */
  readonly pointAt: (index: number | null) => void;
  /** Reads the page's colours again. */
  readonly recolour: () => void;
  readonly close: () => void;
}

type Painted = ISeriesApi<SeriesType>;

/** How near to the middle of the last price's tag, in pixels, a figure touches it; labels that meet make way for each other. */
const TAG_ROOM = 26;
/** How wide a letter of a label is, in pixels. */
const LABEL_LETTER = 9;

/** @param onPoint called with the position of the axis under the pointer */
export function openTimeChart(place: HTMLElement, onPoint: (index: number) => void): TimeChart {
  const chart = createChart(place, FIXED_OPTIONS);
  let painted: readonly Painted[] = [];
  let drawing: Drawing | null = null;

  chart.subscribeCrosshairMove(({ logical, sourceEvent }) => {
    // The library reports its own moves too, also those that `pointAt` asked for.
    if (!sourceEvent || logical === undefined || !drawing) return;
    onPoint(Math.min(Math.max(logical, 0), drawing.axis.length - 1));
  });

  const paint = () => {
    const colourOf = readColours(place);
    chart.applyOptions(themedOptions(colourOf, getComputedStyle(place).fontFamily));
    for (const series of painted) chart.removeSeries(series);
    painted = drawing ? addSeries(chart, drawing, colourOf) : [];
  };
  paint();

  /** All days, and past them the room of the lines' labels. */
  const showAll = () => {
    if (!drawing) return;
    const { axis, lines } = drawing;
    const longest = Math.max(0, ...lines.map(({ label }) => label.length));
    const part = Math.min(0.5, ((longest + 2) * LABEL_LETTER) / chart.timeScale().width());
    chart.timeScale().setVisibleLogicalRange({ from: 0, to: (axis.length - 1 + part) / (1 - part) });
  };
  chart.timeScale().subscribeSizeChange(showAll);

  return {
    draw(shown) {
      drawing = shown;
      paint();
      const hasCandles = shown.candles.length > 0;
      // With many lines, a height says nothing.
      chart.applyOptions({ crosshair: { horzLine: { visible: hasCandles, labelVisible: hasCandles } } });
      const mode = shown.isLogarithmic ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal;
      chart.priceScale('right').applyOptions({ mode });
      showAll();
    },

    pointAt(index) {
      const day = index === null ? undefined : drawing?.axis[index];
      const [first] = painted;
      if (!drawing || !first || index === null || day === undefined) {
        chart.clearCrosshairPosition();
        return;
      }
      const height = drawing.candles[index]?.close ?? drawing.lines[0]?.values[index] ?? 0;
      chart.setCrosshairPosition(height, timeOf(day), first);
    },

    recolour: paint,
    close: () => chart.remove(),
  };
}

/** Adds all series of a drawing. */
function addSeries(
  chart: IChartApi,
  { axis, candles, lines, base, axisFigure }: Drawing,
  colourOf: ColourOf,
): readonly Painted[] {
  let ofCandles: readonly Painted[] = [];
  const heightOf = (price: number): number => ofCandles[0]?.priceToCoordinate(price) ?? Infinity;
  const latest = candles.at(-1)?.close ?? 0;
  const priceFormat: PriceFormatCustom = {
    type: 'custom',
    // As precise as the cheapest coin needs.
    minMove: 0.000_001,
    formatter: axisFigure,
    // A figure that the last price's tag would touch is left out.
    tickmarksFormatter: (prices) =>
      prices.map((price) =>
        Math.abs(heightOf(latest) - heightOf(price)) < TAG_ROOM ? '' : axisFigure(price),
      ),
  };
  if (candles.length > 0) ofCandles = addCandles(chart, candles, priceFormat, colourOf);
  const ofLines = lines.map(({ label, colour, isDashed, values }) => {
    const series = chart.addSeries(LineSeries, {
      priceFormat,
      color: colourOf(colour),
      lineStyle: isDashed ? LineStyle.Dashed : LineStyle.Solid,
      lineWidth: 2,
      title: label,
      priceLineVisible: false,
      lastValueVisible: false,
    });
    // A day without a value keeps its place on the axis, and the line goes on to the next day that has one.
    series.setData(
      axis.map((day, index) => {
        const value = values[index];
        return typeof value === 'number' ? { time: timeOf(day), value } : { time: timeOf(day) };
      }),
    );
    return series;
  });
  if (base !== undefined) {
    const color = colourOf('--color-line-strong');
    ofLines[0]?.createPriceLine({ price: base, color, lineStyle: LineStyle.Solid, axisLabelVisible: false });
  }
  return [...ofCandles, ...ofLines];
}

/** Candles with their volume below them. Rises are hollow, falls are filled: readable without colour. */
function addCandles(
  chart: IChartApi,
  candles: readonly DailyCandle[],
  priceFormat: PriceFormatCustom,
  colourOf: ColourOf,
): readonly Painted[] {
  const prices = chart.addSeries(CandlestickSeries, {
    priceFormat,
    priceLineVisible: false,
    // Colours the tag of the last price.
    priceLineColor: colourOf('--color-text'),
    upColor: colourOf('--color-surface'),
    borderUpColor: colourOf('--color-up'),
    wickUpColor: colourOf('--color-up'),
    downColor: colourOf('--color-down'),
    borderDownColor: colourOf('--color-down'),
    wickDownColor: colourOf('--color-down'),
  });
  prices.setData(
    candles.map(({ day, open, high, low, close }) => ({ time: timeOf(day), open, high, low, close })),
  );
  const volumes = chart.addSeries(HistogramSeries, {
    priceScaleId: 'volume',
    priceLineVisible: false,
    lastValueVisible: false,
  });
  chart.priceScale('volume').applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });
  volumes.setData(
    candles.map(({ day, open, close, volume }) => ({
      time: timeOf(day),
      value: volume,
      color: colourOf(close >= open ? '--volume-rise' : '--volume-fall'),
    })),
  );
  return [prices, volumes];
}

/** The library counts time in seconds, which it sorts much faster than strings. */
const timeOf = (day: string) => (Date.parse(day) / 1000) as UTCTimestamp;
const dayOf = (time: number): string => new Date(time * 1000).toISOString().slice(0, 10);

const TICK_KINDS: Partial<Record<TickMarkType, 'year' | 'month'>> = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
};

/** The options that never change. */
const FIXED_OPTIONS: DeepPartial<ChartOptions> = {
  autoSize: true,
  // The library writes its logo as HTML, which the page's policy refuses. Notice and link stand below the charts.
  layout: { attributionLogo: false },
  // Buttons choose the range. Wheel and touch scroll the page.
  handleScroll: false,
  handleScale: false,
  localization: { locale, timeFormatter: (time: number) => calendarDay(dayOf(time)) },
  rightPriceScale: {
    borderVisible: false,
    scaleMargins: { top: 0.06, bottom: 0.06 },
    // Wide enough for most labels: when the scale's width changes, the library lays out and paints the chart twice.
    minimumWidth: 60,
  },
  timeScale: {
    borderVisible: false,
    fixLeftEdge: true,
    // Fits three years on a phone.
    minBarSpacing: 0.01,
    tickMarkFormatter: (time: number, kind: TickMarkType) => tickMark(dayOf(time), TICK_KINDS[kind] ?? 'day'),
  },
};

/** The options that depend on the theme. */
function themedOptions(colourOf: ColourOf, fontFamily: string): DeepPartial<ChartOptions> {
  const crosshair = {
    color: colourOf('--color-line-strong'),
    labelBackgroundColor: colourOf('--color-text'),
  };
  return {
    layout: {
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: colourOf('--color-muted'),
      fontFamily,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: colourOf('--color-line') } },
    crosshair: { mode: CrosshairMode.Magnet, vertLine: crosshair, horzLine: crosshair },
  };
}
