import { type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import styles from './Chart.module.css';
import type { ChartData, Tone } from './chart-data.ts';
import { chartText } from './text.ts';
import tones from './tones.module.css';

interface Props {
  readonly data: ChartData;
  /** Columns behind this one are pale: they are still to come. */
  readonly until?: number;
  /** Called with the column that is pressed or reached by key, where that moves the other charts too. */
  readonly onPoint?: (column: number) => void;
}

const HEIGHT = 200;
const TOP = 20;
const FOOT = 22;
const LEFT = 60;
const PLOT = HEIGHT - TOP - FOOT;
const TICKS = [0, 0.5, 1] as const;

/** Columns of one or more parts, with the values of one: the one pointed at by mouse, touch or key, or the last before those that are pale. */
export function Chart({ data, until = Number.POSITIVE_INFINITY, onPoint }: Props) {
  const titleId = useId();
  const [frame, width] = useWidth<HTMLDivElement>();
  const [pointed, setPointed] = useState<number | null>(null);
  const { title, legend, columns } = data;
  const last = columns.length - 1;
  const at = pointed ?? (until < last ? until : -1);
  const shown = columns[at];
  const values = legend.map(({ tone }) => shown?.parts.find((part) => part.tone === tone)?.label);
  // A value that is the only one stands behind the name of its column.
  const isOne = shown?.parts.length === 1;
  const name = isOne ? `${shown.name}: ${values.join('')}` : shown?.name;
  const step = (width - LEFT) / columns.length;

  const point = (column: number) => {
    setPointed(column);
    onPoint?.(column);
  };
  const columnAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const place = ((clientX - box.left) * width) / box.width - LEFT;
    return Math.max(0, Math.min(last, Math.floor(place / step)));
  };

  return (
    <figure className={styles.figure} aria-labelledby={titleId}>
      <figcaption className={styles.caption}>
        <h3 id={titleId}>{title}</h3>
        <b className={styles.name}>{name}</b>
      </figcaption>
      <ul className={styles.legend}>
        {legend.map(({ tone, label }, nth) => (
          <li key={label}>
            <Swatch tone={tone} />
            {label}
            {!isOne && <b>{values[nth]}</b>}
          </li>
        ))}
      </ul>
      <div
        ref={frame}
        className={`chart-reader ${styles.plot}`}
        onPointerMove={(event) => setPointed(columnAt(event))}
        onPointerDown={(event) => point(columnAt(event))}
        onPointerLeave={() => setPointed(null)}
      >
        <svg className={styles.drawing} viewBox={`0 0 ${width} ${HEIGHT}`} role="img">
          <title>{title}</title>
          {/* A frame narrower than the names of the scale has no room for columns. */}
          {step > 0 && <Drawing data={data} width={width} step={step} at={at} until={until} />}
        </svg>
        <input
          className="chart-cursor"
          type="range"
          min={0}
          max={last}
          value={pointed ?? Math.min(until, last)}
          aria-label={chartText.readOut(title)}
          aria-valuetext={
            shown && !isOne
              ? [name, ...legend.map(({ label }, nth) => `${label} ${values[nth]}`)].join(', ')
              : name
          }
          onFocus={({ currentTarget }) => setPointed(currentTarget.valueAsNumber)}
          onChange={({ currentTarget }) => point(currentTarget.valueAsNumber)}
          onBlur={() => setPointed(null)}
        />
      </div>
    </figure>
  );
}

/** The colour of a tone, in a legend. */
export const Swatch = ({ tone }: { readonly tone: Tone }) => (
  <svg viewBox="0 0 12 12" className={styles.swatch} aria-hidden="true">
    <rect className={tones[tone]} x="0.5" y="0.5" width="11" height="11" rx="1.5" />
  </svg>
);

interface DrawingProps {
  readonly data: ChartData;
  readonly width: number;
  readonly step: number;
  /** The column that is read out, or -1. */
  readonly at: number;
  readonly until: number;
}

function Drawing({
  data: { columns, most, scaleOf, isStacked, mark },
  width,
  step,
  at,
  until,
}: DrawingProps) {
  const every = tickStep(columns, step);
  const inner = Math.max(1, step - Math.min(4, step * 0.2));
  return (
    <>
      {columns[at] && (
        <rect
          className={tones.pointed}
          x={LEFT + at * step}
          y={TOP - 4}
          width={step}
          height={PLOT + 8}
          rx="2"
        />
      )}
      {TICKS.map((tick) => (
        <g key={tick} transform={`translate(0 ${TOP + PLOT * (1 - tick)})`}>
          <path className={tones.grid} d={`M${LEFT} 0H${width}`} />
          <text className={tones.faint} x={LEFT - 8} y={4} textAnchor="end">
            {scaleOf(most * tick)}
          </text>
        </g>
      ))}
      {columns.map(({ name, tick, parts }, nth) => {
        const each = isStacked ? inner : inner / parts.length;
        const sum = parts.reduce((total, { value }) => total + value, 0);
        // Shares add up to one but for rounding.
        const isCut = isStacked && sum > 1.1 * most;
        const scale = PLOT / (isCut ? sum : most || 1);
        let below = 0;
        return (
          <g key={name} transform={`translate(${LEFT + nth * step} 0)`} opacity={nth > until ? 0.25 : 1}>
            {parts.map(({ tone, value }, part) => {
              const height = value * scale;
              if (isStacked) below += height;
              return (
                <rect
                  key={tone}
                  className={tones[tone]}
                  x={(step - inner) / 2 + (isStacked ? 0 : part * each)}
                  y={TOP + PLOT - (isStacked ? below : height)}
                  width={each}
                  height={height}
                />
              );
            })}
            {isCut && (
              <>
                <path className={tones.cut} d={`M0 ${TOP + 22}l${step}-8v5l-${step} 8z`} />
                <text className={tones.label} x={0} y={11}>
                  {scaleOf(sum)}
                </text>
              </>
            )}
            {tick && nth % every === 0 && (
              // The last one may be wider than its column.
              <text
                className={tones.faint}
                x={columns[nth + 1] ? step / 2 : step}
                y={HEIGHT - 5}
                textAnchor={columns[nth + 1] ? 'middle' : 'end'}
              >
                {tick}
              </text>
            )}
          </g>
        );
      })}
      {mark && (
        <>
          <path className={tones.stop} d={`M${LEFT + mark.column * step} ${TOP - 8}V${TOP + PLOT}`} />
          <text className={tones.label} x={LEFT + mark.column * step - 6} y={11} textAnchor="end">
            {mark.label}
          </text>
        </>
      )}
    </>
  );
}

/** Every how many columns there is room for what stands below them. A letter takes about 6 pixels. */
function tickStep(columns: ChartData['columns'], step: number): number {
  if (columns.some(({ tick }) => tick === null)) return 1;
  const longest = Math.max(...columns.map(({ tick }) => tick?.length ?? 0));
  return Math.ceil((longest * 6 + 6) / step);
}

/** Until it is measured: the width of one of two charts side by side. */
const USUAL = 350;

/** How wide a drawing of `HEIGHT` has to be to fill its place. Its height grows with the reader's size of text, and so does its text. */
function useWidth<E extends HTMLElement>(): readonly [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(USUAL);
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(([entry]) => {
      // Not while it is hidden.
      const { width: across, height } = entry?.contentRect ?? { width: 0, height: 0 };
      if (height > 0) setWidth(Math.floor((across * HEIGHT) / height));
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
