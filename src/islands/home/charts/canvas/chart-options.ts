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

/** Days go to the library as it counts time, in seconds, which it sorts much faster than texts. */
export const asTime = (day: string): number => Date.parse(day) / 1000;
const asDay = (time: number): string => new Date(time * 1000).toISOString().slice(0, 10);

/** What stays the same for as long as a chart is there. */
export const FIXED_OPTIONS: DeepPartial<ChartOptions> = {
  autoSize: true,
  // Its logo is written as HTML, which the page's policy refuses. Notice and link stand below the charts.
  layout: { attributionLogo: false },
  // The range is chosen by buttons. Wheel and touch belong to the page, which must scroll past the chart.
  handleScroll: false,
  handleScale: false,
  localization: { locale, timeFormatter: (time: number) => calendarDay(asDay(time)) },
  rightPriceScale: {
    borderVisible: false,
    scaleMargins: { top: 0.06, bottom: 0.06 },
    // Wide enough for every label: a scale that changes its width has the whole chart laid out and drawn twice.
    minimumWidth: 60,
  },
  timeScale: {
    borderVisible: false,
    fixLeftEdge: true,
    fixRightEdge: true,
    lockVisibleTimeRangeOnResize: true,
    // Three years on the screen of a phone.
    minBarSpacing: 0.01,
    tickMarkFormatter: (time: number, kind: TickMarkType) => tickMark(asDay(time), TICK_KINDS[kind] ?? 'day'),
  },
};

const TICK_KINDS: Partial<Record<TickMarkType, 'year' | 'month'>> = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
};

/** What the theme decides. */
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
