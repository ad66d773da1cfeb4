import {
  type ChartOptions,
  ColorType,
  CrosshairMode,
  type DeepPartial,
  TickMarkType,
} from 'lightweight-charts';
import { locale } from '#i18n/locale.ts';
import { calendarDay } from '#i18n/market-format.ts';
import { tickMark } from '#islands/home/charts/format.ts';
import type { ColourOf } from '#ui/canvas/canvas-theme.ts';

/** The library counts time in seconds, which it sorts much faster than strings. */
export const asTime = (day: string): number => Date.parse(day) / 1000;
const asDay = (time: number): string => new Date(time * 1000).toISOString().slice(0, 10);

/** The options that never change. */
export const FIXED_OPTIONS: DeepPartial<ChartOptions> = {
  autoSize: true,
  // The library writes its logo as HTML, which the page's policy refuses. Notice and link stand below the charts.
  layout: { attributionLogo: false },
  // Buttons choose the range. Wheel and touch scroll the page.
  handleScroll: false,
  handleScale: false,
  localization: { locale, timeFormatter: (time: number) => calendarDay(asDay(time)) },
  rightPriceScale: {
    borderVisible: false,
    scaleMargins: { top: 0.06, bottom: 0.06 },
    // Wide enough for every label: when the scale's width changes, the library lays out and paints the whole chart
    // twice.
    minimumWidth: 60,
  },
  timeScale: {
    borderVisible: false,
    fixLeftEdge: true,
    fixRightEdge: true,
    lockVisibleTimeRangeOnResize: true,
    // Fits three years on a phone.
    minBarSpacing: 0.01,
    tickMarkFormatter: (time: number, kind: TickMarkType) => tickMark(asDay(time), TICK_KINDS[kind] ?? 'day'),
  },
};

const TICK_KINDS: Partial<Record<TickMarkType, 'year' | 'month'>> = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
};

/** The options that depend on the theme. */
export function themedOptions(colourOf: ColourOf, fontFamily: string): DeepPartial<ChartOptions> {
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
    grid: {
      vertLines: { visible: false },
      horzLines: { color: colourOf('--color-line') },
    },
    crosshair: { mode: CrosshairMode.Magnet, vertLine: crosshair, horzLine: crosshair },
  };
}
