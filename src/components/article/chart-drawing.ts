/** A day of a chart. */
interface Day {
  /** `2025-11-20`. */
  readonly date: string;
  /** US dollars, as a decimal string. */
  readonly close: string;
}

/** In the drawing's units. Prices are left of the line, dates below it. */
export const CHART = { width: 720, height: 320, left: 108, top: 16, bottom: 40 } as const;

/** Round, evenly spaced numbers between the bounds, at most `count`; the bounds lie within. */
export function roundScale(lowest: number, highest: number, count = 4): readonly number[] {
  const spread = highest - lowest || highest || 1;
  const magnitude = 10 ** Math.floor(Math.log10(spread / count));
  const step =
    [1, 2, 5, 10].map((digit) => digit * magnitude).find((each) => spread / each <= count) ?? spread;
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  // Divide by whole numbers: 3 × 0.1 is not 0.3, but 3 / 10 is.
  const nth = (index: number) => (step < 1 ? index / Math.round(1 / step) : index * step);
  return Array.from({ length: last - first + 1 }, (_, index) => nth(first + index));
}

/**
 * The line of closing prices. Each day is as wide as any other, also if days are missing.
 *
 * @param days at least two, oldest first
 */
export function drawChart(days: readonly Day[]) {
  const closes = days.map(({ close }) => Number(close));
  const scale = roundScale(Math.min(...closes), Math.max(...closes));
  const [low = 0, high = 1] = [scale[0], scale.at(-1)];
  const floor = CHART.height - CHART.bottom;
  const xOf = (index: number) =>
    rounded(CHART.left + (index / (days.length - 1)) * (CHART.width - CHART.left));
  const yOf = (price: number) => rounded(floor - ((price - low) / (high - low)) * (floor - CHART.top));

  const points = closes.map((close, index) => ({ x: xOf(index), y: yOf(close) }));
  const tileAt = (price: number) => tileAround(points[closes.indexOf(price)]);
  return {
    line: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`,
    grid: scale.map((price) => ({ price, y: yOf(price) })),
    dates: [0, 1, 2, 3, 4].map((quarter) => {
      const index = Math.round(((days.length - 1) * quarter) / 4);
      return { x: xOf(index), date: days[index]?.date ?? '' };
    }),
    lowest: tileAt(Math.min(...closes)),
    highest: tileAt(Math.max(...closes)),
  };
}

/** A tessera, not quite square. */
const tileAround = ({ x, y } = { x: 0, y: 0 }): string =>
  `M${rounded(x - 6)} ${rounded(y - 5)}l11-1 1 11-11 1z`;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** One row per month on narrow screens: its last recorded day. */
export function tableRows<Each extends Day>(days: readonly Each[]): readonly Each[] {
  if (days.length <= MOST_ROWS_OF_DAYS) return days;
  return days.filter(({ date }, index) => days[index + 1]?.date.slice(0, 7) !== date.slice(0, 7));
}

export const MOST_ROWS_OF_DAYS = 31;
