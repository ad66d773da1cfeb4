import { createChart, type IChartApi, PriceScaleMode, type UTCTimestamp } from 'lightweight-charts';
import { readColours } from '#ui/canvas/canvas-theme.ts';
import { asTime, FIXED_OPTIONS, themedOptions } from './chart-options.ts';
import type { Drawing, LineSeries, LinesDrawing, Series } from './drawing.ts';
import { addSeries, fillSeries, type Painted, styleSeries } from './series-painter.ts';

export interface TimeChart {
  /** Shows a drawing. Updates only what differs from the last one, because each call to the library is costly. */
  readonly draw: (drawing: Drawing) => void;
  /** Puts the cursor on a position of the axis, or hides it. */
  readonly pointAt: (index: number | null) => void;
  /** Reads the page's colours again. */
  readonly recolour: () => void;
  readonly close: () => void;
}

/** @param onPoint called with the position of the axis under the pointer */
export function openTimeChart(place: HTMLElement, onPoint: (index: number) => void): TimeChart {
  const chart = createChart(place, FIXED_OPTIONS);
  const painted = new Map<string, Painted>();
  let current: Drawing | null = null;

  const pointLinesAt = (index: number | null) => {
    for (const { lines } of painted.values()) lines?.bundle.pointAt(index);
  };

  chart.subscribeCrosshairMove(({ logical, sourceEvent }) => {
    pointLinesAt(logical ?? null);
    if (!sourceEvent || logical === undefined || !current) return;
    onPoint(Math.min(Math.max(logical, 0), current.axis.length - 1));
  });

  let colourOf = readColours(place);

  const dress = () => chart.applyOptions(themedOptions(colourOf, getComputedStyle(place).fontFamily));
  const style = () => {
    if (!current) return;
    for (const each of painted.values()) styleSeries(each, current, colourOf);
  };
  dress();

  return {
    draw(drawing) {
      const before = current;
      current = drawing;
      const isSameAxis = before !== null && isSameList(before.axis, drawing.axis);
      const isSameFigure = before?.axisFigure === drawing.axisFigure;

      removeMissing(chart, painted, drawing);
      for (const shown of drawing.series) {
        const known = painted.get(shown.key);
        const present = { ...(known ?? addSeries(chart, shown)), shown };
        painted.set(shown.key, present);
        const isSame = known && isSameContent(known.shown, shown);
        if (!isSame || !isSameFigure || !isSameLook(known.shown, shown)) {
          styleSeries(present, drawing, colourOf);
        }
        if (!isSame || !isSameAxis) fillSeries(present, drawing.axis);
      }
      if (!before || !isSameList(keysOf(before), keysOf(drawing))) {
        for (const [order, { key }] of drawing.series.entries()) painted.get(key)?.api.setSeriesOrder(order);
        chart.applyOptions({ crosshair: { horzLine: heightLine(drawing) } });
      }
      if (before?.isLogarithmic !== drawing.isLogarithmic) {
        const mode = drawing.isLogarithmic ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal;
        chart.priceScale('right').applyOptions({ mode });
      }
      if (!isSameAxis) chart.timeScale().setVisibleLogicalRange({ from: 0, to: drawing.axis.length - 1 });
    },

    pointAt(index) {
      // The library reports no event for cursor moves that come from code.
      pointLinesAt(index);
      const first = current?.series[0];
      const day = index === null ? undefined : current?.axis[index];
      const series = first && painted.get(first.key)?.api;
      if (!first || !series || index === null || day === undefined) {
        chart.clearCrosshairPosition();
        return;
      }
      chart.setCrosshairPosition(heightAt(first, index), asTime(day) as UTCTimestamp, series);
    },

    recolour() {
      colourOf = readColours(place);
      dress();
      style();
    },
    close: () => chart.remove(),
  };
}

function removeMissing(chart: IChartApi, painted: Map<string, Painted>, drawing: Drawing): void {
  const wanted = new Set(drawing.series.map(({ key }) => key));
  for (const [key, { api }] of painted) {
    if (wanted.has(key)) continue;
    chart.removeSeries(api);
    painted.delete(key);
  }
}

/** With many lines, a height says nothing. */
function heightLine({ series }: Drawing) {
  const isOfCandles = series.some(({ kind }) => kind === 'candles');
  return { visible: isOfCandles, labelVisible: isOfCandles };
}

const keysOf = ({ series }: Drawing) => series.map(({ key }) => key);

const isSameList = (left: readonly string[], right: readonly string[]) =>
  left === right || (left.length === right.length && left.every((entry, index) => entry === right[index]));

function isSameContent(left: Series, right: Series): boolean {
  if (left.kind === 'lines') {
    return right.kind === 'lines' && isSameLines(left, right, (one, other) => one.values === other.values);
  }
  return right.kind === left.kind && left.candles === right.candles;
}

const isSameLook = (left: Series, right: Series) =>
  left.kind !== 'lines' ||
  right.kind !== 'lines' ||
  isSameLines(
    left,
    right,
    (one, other) =>
      one.label === other.label &&
      one.colour === other.colour &&
      one.isDashed === other.isDashed &&
      one.width === other.width,
  );

const isSameLines = (
  left: LinesDrawing,
  right: LinesDrawing,
  isSame: (one: LineSeries, other: LineSeries) => boolean,
) =>
  left.lines.length === right.lines.length &&
  left.lines.every((line, index) => {
    const other = right.lines[index];
    return other !== undefined && isSame(line, other);
  });

/** The value at which the cursor's horizontal line rests. */
const heightAt = (series: Series, index: number): number =>
  (series.kind === 'lines' ? series.lines[0]?.values[index] : series.candles[index]?.close) ?? 0;
