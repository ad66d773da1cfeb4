import {
  type CustomBarItemData,
  type CustomData,
  customSeriesDefaultOptions,
  type ICustomSeriesPaneView,
  type ISeriesPrimitive,
  type PriceToCoordinateConverter,
  type Time,
} from 'lightweight-charts';
import type { ColourOf } from '#ui/canvas/canvas-theme.ts';
import type { LineSeries } from './drawing.ts';
import { sampled } from './sampled.ts';

/** A day of the axis. The lines know their values themselves. */
export interface BundleDay extends CustomData {
  readonly index: number;
}

/**
 * Many lines over the same days as one series. The library processes all days of all its series whenever one gets new
 * values: twelve lines took 32 ms as twelve series, 19 ms as one.
 */
export interface LineBundle {
  readonly view: ICustomSeriesPaneView<Time, BundleDay>;
  /** The dots where the lines meet the cursor. */
  readonly dots: ISeriesPrimitive<Time>;
  /** Sets the lines and the page's colours. The library asks for their heights later, when it gets the days. */
  readonly show: (lines: readonly LineSeries[], colourOf: ColourOf) => void;
  /** @param index of the day under the cursor */
  readonly pointAt: (index: number | null) => void;
}

interface Coloured extends LineSeries {
  readonly ink: string;
}

type Bar = CustomBarItemData<Time, BundleDay>;

/** The y of a value on the canvas, in CSS pixels. */
type HeightOf = (value: number) => number | null;

/** In CSS pixels. */
const DOT_RADIUS = 3;
const DASHES = [6, 6];

/** @param isLogarithmic whether the scale is logarithmic now */
export function createLineBundle(isLogarithmic: () => boolean): LineBundle {
  let lines: readonly Coloured[] = [];
  /** The lowest and highest value of all days, or none. */
  let extent: readonly number[] = [];
  let rim = '';
  let bars: readonly Bar[] = [];
  let pointed: number | null = null;
  let heightOf: HeightOf | null = null;

  const drawLines = (context: CanvasRenderingContext2D, converter: PriceToCoordinateConverter) => {
    const heights = heightsOf(converter, extent, isLogarithmic());
    heightOf = heights;
    for (const line of lines) drawLine(context, line, bars, heights);
  };

  const drawDots = (context: CanvasRenderingContext2D) => {
    const bar = bars.find(({ originalData }) => originalData.index === pointed);
    if (!bar) return;
    context.strokeStyle = rim;
    for (const { ink, values } of lines) {
      const height = heightAt(values[bar.originalData.index], heightOf);
      if (height === null) continue;
      context.fillStyle = ink;
      context.beginPath();
      context.arc(bar.x, height, DOT_RADIUS, 0, 2 * Math.PI);
      context.fill();
      context.stroke();
    }
  };

  return {
    view: {
      renderer: () => ({
        draw: (target, converter) =>
          target.useMediaCoordinateSpace(({ context }) => drawLines(context, converter)),
      }),
      update(data) {
        bars = data.bars;
      },
      priceValueBuilder: ({ index }) => spanOf(lines, index),
      isWhitespace: (day): day is BundleDay => spanOf(lines, (day as BundleDay).index).length === 0,
      defaultOptions: () => customSeriesDefaultOptions,
    },
    dots: {
      paneViews: () => [
        {
          zOrder: () => 'top',
          renderer: () => ({
            draw: (target) => target.useMediaCoordinateSpace(({ context }) => drawDots(context)),
          }),
        },
      ],
    },
    show(shown, colourOf) {
      lines = shown.map((line) => ({ ...line, ink: colourOf(line.colour) }));
      extent = extentOf(lines);
      rim = colourOf('--color-surface');
    },
    pointAt(index) {
      pointed = index;
    },
  };
}

/** Skips days without a value: the line continues to the next day that has one. */
function drawLine(
  context: CanvasRenderingContext2D,
  { ink, width, isDashed, values }: Coloured,
  bars: readonly Bar[],
  heightOf: HeightOf,
): void {
  context.strokeStyle = ink;
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.setLineDash(isDashed ? DASHES : []);
  context.beginPath();
  for (const { x, originalData } of bars) {
    const height = heightAt(values[originalData.index], heightOf);
    if (height !== null) context.lineTo(x, height);
  }
  context.stroke();
}

const heightAt = (value: number | null | undefined, heightOf: HeightOf | null) =>
  typeof value === 'number' && heightOf ? heightOf(value) : null;

/**
 * The y of values, interpolated. The library's conversion looks up so much that ten thousand calls take a fifth of a
 * frame. So ask it for a few and interpolate between them.
 */
function heightsOf(
  library: PriceToCoordinateConverter,
  [lowest = 0, highest = 0]: readonly number[],
  isLogarithmic: boolean,
): HeightOf {
  if (lowest === highest || (isLogarithmic && lowest <= 0)) return library;
  if (!isLogarithmic) return sampled(lowest, highest, (value) => library(value) ?? Number.NaN);
  const heightAtPower = sampled(
    Math.log10(lowest),
    Math.log10(highest),
    (power) => library(10 ** power) ?? Number.NaN,
  );
  return (value) => heightAtPower(Math.log10(value));
}

/** The lowest and highest value of a day, or none if no line has one. */
function spanOf(lines: readonly LineSeries[], index: number): number[] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { values } of lines) {
    const value = values[index];
    if (typeof value !== 'number') continue;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return lowest <= highest ? [lowest, highest] : [];
}

/** The same for all days. */
function extentOf(lines: readonly LineSeries[]): readonly number[] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const index of lines[0]?.values.keys() ?? []) {
    const [least, most] = spanOf(lines, index);
    if (least === undefined || most === undefined) continue;
    lowest = Math.min(lowest, least);
    highest = Math.max(highest, most);
  }
  return lowest <= highest ? [lowest, highest] : [];
}
