import { PERIODS_OF_GROWTH } from '#domain/matrix/simulation/scenario.ts';
import { chartText } from './text.ts';
import tones from './tones.module.css';

interface Props {
  /** One column per period, bottom to top. */
  readonly columns: readonly (readonly {
    readonly className: string | undefined;
    readonly value: number;
  }[])[];
  readonly width: number;
  /** The maximum of the scale, and the format of its values. */
  readonly most: number;
  readonly labelOf: (value: number) => string;
}

export const COLUMNS_HEIGHT = 240;
const TOP = 24;
const FOOT = 24;
const LEFT = 72;
const PLOT = COLUMNS_HEIGHT - TOP - FOOT;
const TICKS = [0, 0.5, 1] as const;

/** Columns per period; a line marks where growth stops. */
export function StackedColumns({ columns, width, most, labelOf }: Props) {
  const step = (width - LEFT) / columns.length;
  const heightOf = (value: number) => (most === 0 ? 0 : (value / most) * PLOT);
  const stop = LEFT + step * PERIODS_OF_GROWTH;
  // The label is centred on the line if it fits.
  const stopText = Math.min(stop, width - 40);
  return (
    <>
      {TICKS.map((tick) => (
        <g key={tick} transform={`translate(0 ${TOP + PLOT * (1 - tick)})`}>
          <path className={tones.grid} d={`M${LEFT} 0H${width}`} />
          <text className={tones.faint} x={LEFT - 8} y={4} textAnchor="end">
            {labelOf(most * tick)}
          </text>
        </g>
      ))}
      {columns.map((parts, period) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its period
        <g key={period} transform={`translate(${LEFT + period * step} 0)`}>
          {stack(parts.map(({ value }) => heightOf(value))).map(({ from, height }, part) => (
            <rect
              key={parts[part]?.className}
              className={parts[part]?.className}
              x={1}
              y={TOP + PLOT - from - height}
              width={Math.max(1, step - 2)}
              height={height}
            />
          ))}
          {(period + 1) % 5 === 0 && (
            <text className={tones.faint} x={step / 2} y={COLUMNS_HEIGHT - 6} textAnchor="middle">
              {period + 1}
            </text>
          )}
        </g>
      ))}
      <path className={tones.stop} d={`M${stop} ${TOP - 6}V${TOP + PLOT}`} />
      <text className={tones.label} x={stopText} y={12} textAnchor="middle">
        {chartText.growthStops}
      </text>
    </>
  );
}

/** The position and height of each stacked part. Empty parts are left out. */
function stack(heights: readonly number[]) {
  return heights.map((height, part) => ({
    from: heights.slice(0, part).reduce((sum, below) => sum + below, 0),
    height,
  }));
}
