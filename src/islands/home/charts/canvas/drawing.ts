import type { DailyCandle } from '#stores/market.ts';

/** What a chart shows, in words of the chart and not of the library that paints it. Colours are names of tokens. */
export interface Drawing {
  readonly axis: readonly string[];
  /** Painted in this order. The first is the one that the keyboard's cursor rests on. */
  readonly series: readonly Series[];
  readonly isLogarithmic: boolean;
  /** A value as it stands beside the axis: short. */
  readonly axisFigure: (value: number) => string;
}

export type Series = LinesDrawing | CandleDrawing | VolumeDrawing;

export interface LinesDrawing {
  readonly kind: 'lines';
  readonly key: string;
  /** Painted in this order. */
  readonly lines: readonly Line[];
}

export interface Line {
  /** Stands at the line's end. */
  readonly label: string;
  readonly colour: string;
  readonly isDashed: boolean;
  readonly width: 1 | 2;
  /** On each day of the axis; null where there is none. */
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
