import tones from './tones.module.css';

interface Bar {
  readonly className: string | undefined;
  readonly value: number;
  readonly label: string;
}

export interface Row {
  readonly name: string;
  readonly bars: readonly Bar[];
}

interface Props {
  readonly rows: readonly Row[];
  readonly width: number;
  /** Space for names on the left and for numbers on the right, in pixels. */
  readonly nameWidth: number;
  readonly figureWidth: number;
}

const BAR = 16;
const GAP = 8;
const BASELINE = 12;

export const heightOfRows = (rows: readonly Row[]): number =>
  rows.reduce((height, { bars }) => height + bars.length * BAR + GAP, 0);

/** Rows with a name and one or more bars with their values. */
export function RowBars({ rows, width, nameWidth, figureWidth }: Props) {
  const most = Math.max(1, ...rows.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const scale = (width - nameWidth - figureWidth) / most;
  const perRow = (rows[0]?.bars.length ?? 1) * BAR + GAP;
  return rows.map(({ name, bars }, row) => (
    <g key={name} transform={`translate(0 ${row * perRow})`}>
      <text className={tones.label} x={nameWidth - 8} y={(bars.length * BAR) / 2 + 4} textAnchor="end">
        {name}
      </text>
      {bars.map(({ className, value, label }, index) => (
        <g key={className} transform={`translate(${nameWidth} ${index * BAR})`}>
          <rect className={className} x={0} y={1} width={Math.max(0.5, value * scale)} height={BAR - 2} />
          <text className={tones.faint} x={value * scale + 6} y={BASELINE}>
            {label}
          </text>
        </g>
      ))}
    </g>
  ));
}
