import { createChart, type IChartApi, PriceScaleMode, type UTCTimestamp } from 'lightweight-charts';
import { asTime, FIXED_OPTIONS, themedOptions } from './chart-options.ts';
import type { Drawing, Series } from './drawing.ts';
import { createEndLabels } from './end-label.ts';
import { addSeries, fillSeries, type Painted, styleSeries } from './series-painter.ts';
import { readColours } from './theme.ts';

export interface TimeChart {
  /** Shows a drawing, repainting only what differs from the one before. */
  readonly draw: (drawing: Drawing) => void;
  /** Rests the cursor on a place of the axis, or takes it away. */
  readonly pointAt: (index: number | null) => void;
  /** Takes the colours of the page again. */
  readonly recolour: () => void;
  readonly close: () => void;
}

/** @param onPoint the place of the axis that a pointer is over */
export function openTimeChart(place: HTMLElement, onPoint: (index: number) => void): TimeChart {
  const chart = createChart(place, FIXED_OPTIONS);
  const labels = createEndLabels(() => chart.paneSize().height);
  const painted = new Map<string, Painted>();
  let current: Drawing | null = null;

  chart.subscribeCrosshairMove(({ logical, sourceEvent }) => {
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
      const isSameAxis = isSameList(current?.axis, drawing.axis);
      current = drawing;
      removeMissing(chart, painted, drawing);
      for (const shown of drawing.series) {
        const before = painted.get(shown.key);
        const present = { ...(before ?? addSeries(chart, labels, shown)), shown };
        painted.set(shown.key, present);
        if (!isSameAxis || !before || !isSameContent(before.shown, shown)) fillSeries(present, drawing.axis);
      }
      for (const [order, { key }] of drawing.series.entries()) painted.get(key)?.api.setSeriesOrder(order);
      style();
      const isOfCandles = drawing.series.some(({ kind }) => kind === 'candles');
      const mode = drawing.isLogarithmic ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal;
      chart.priceScale('right').applyOptions({ mode });
      // Across many lines a height says nothing.
      chart.applyOptions({ crosshair: { horzLine: { visible: isOfCandles, labelVisible: isOfCandles } } });
      chart.timeScale().setVisibleLogicalRange({ from: 0, to: drawing.axis.length - 1 });
    },

    pointAt(index) {
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
  for (const [key, { api, label }] of painted) {
    if (wanted.has(key)) continue;
    api.detachPrimitive(label.primitive);
    chart.removeSeries(api);
    painted.delete(key);
  }
}

const isSameList = (left: readonly string[] | undefined, right: readonly string[]) =>
  left === right || (left?.length === right.length && left.every((entry, index) => entry === right[index]));

function isSameContent(left: Series, right: Series): boolean {
  if (left.kind === 'line') return right.kind === 'line' && left.values === right.values;
  return right.kind === left.kind && left.candles === right.candles;
}

/** Where the cursor's horizontal line rests. */
const heightAt = (series: Series, index: number): number =>
  (series.kind === 'line' ? series.values[index] : series.candles[index]?.close) ?? 0;
