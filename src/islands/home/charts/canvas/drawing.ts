import type { DailyCandle } from '#stores/market.ts';

/** What a chart shows, independent of the library that paints it. Colours are names of tokens. */
export interface Drawing {
  readonly axis: readonly string[];
  /** Painted in this order. The keyboard's cursor follows the first. */
  readonly series: readonly Series[];
  readonly isLogarithmic: boolean;
  /** Formats a value for the axis: short. */
  readonly axisFigure: (value: number) => string;
}

export type Series = LinesDrawing | CandleDrawing | VolumeDrawing;

export interface LinesDrawing {
  readonly kind: 'lines';
  readonly key: string;
  /** Painted in this order. */
  readonly lines: readonly LineSeries[];
}

export interface LineSeries {
  /** The label at the line's end. */
  readonly label: string;
  readonly colour: string;
  readonly isDashed: boolean;
  readonly width: 1 | 2;
  /** The value on each day of the axis; null if unknown. */
  readonly values: readonly (number | null)[];
}

export interface CandleDrawing {
  readonly kind: 'candles';
  readonly key: string;
  readonly candles: readonly DailyCandle[];
}

export interface VolumeDrawing {
  readonly kind: 'volume';
  readonly key: string;
  readonly candles: readonly DailyCandle[];
}
