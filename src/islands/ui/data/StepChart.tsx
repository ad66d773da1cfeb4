import { type PointerEvent, useId, useMemo, useRef } from 'react';
import { type Cents, cents } from '#domain/money/cents.ts';
import type { Instant } from '#domain/time.ts';
import { dateTime, dayOfInstant, usd, usdShort } from '#i18n/format.ts';
import { useSize } from '#ui/canvas/use-size.ts';
import styles from './StepChart.module.css';

interface Series {
  readonly key: 'locked' | 'earning' | 'held' | 'members' | 'house';
  readonly name: string;
}

/** The values hold from `at` until the next point. */
export interface Point {
  readonly at: Instant;
  /** One for each series. */
  readonly values: readonly Cents[];
}

interface Props {
  /** From the lowest up, if they are stacked. */
  readonly series: readonly Series[];
  /** By time, at least one. */
  readonly points: readonly Point[];
  /** Where the drawing ends. */
  readonly until: Instant;
  readonly isStacked?: boolean;
  /** Up to here only some points are known, so the lines are dashed. */
  readonly exactFrom?: Instant | null;
  /** What the drawing shows, in words. */
  readonly label: string;
  /** The sentence for a point, which screen readers say when the cursor arrives. */
  readonly textAt: (index: number) => string;
  /** Names a day, if not in the reader's time zone. */
  readonly dayName?: (at: Instant) => string;
  /** Names a moment, where the drawing is of one day. */
  readonly momentName?: (at: Instant) => string;
  /** The point that is read out. */
  readonly cursor: number;
  /** Whether no one has moved it yet: then nothing marks it, and the screen says the present figures elsewhere. */
  readonly isAtRest?: boolean;
  /** Null: the pointer has left. */
  readonly onCursor: (index: number | null) => void;
}

/** Until the place is measured; the drawing stretches to fit. */
const WIDTH = 1000;
const HEIGHT = 240;
/** Between two names at the lines' ends. */
const NAME_HEIGHT = 22;

/**
 * Amounts over time. Money moves in steps, so its lines are steps. The pointer, a finger or the arrow keys move a cursor from
 * point to point: an invisible range input, which screen readers announce.
 */
export function StepChart(props: Props) {
  const {
    series,
    points,
    until,
    isStacked = false,
    exactFrom = null,
    label,
    textAt,
    cursor,
    isAtRest = false,
    onCursor,
  } = props;
  const { dayName = dayOfInstant, momentName = dateTime } = props;
  const place = useRef<HTMLDivElement>(null);
  /** Where the chart was pressed: the cursor stays there when the pointer leaves. */
  const pressed = useRef<number | null>(null);
  const width = useSize(place)?.width || WIDTH;
  const id = useId();
  const edges = useMemo(() => edgesOf(points, isStacked), [points, isStacked]);
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  const all = edges.flatMap(({ values }) => values);
  const top = roundedUp(Math.max(...all));
  const lowest = Math.min(...all, 0);
  const bottom = lowest < 0 ? -roundedUp(-lowest) : 0;
  const x = (at: Instant) => round(((at - first.at) / (until - first.at || 1)) * width);
  const y = (value: number) => round(((top - value) / (top - bottom)) * HEIGHT);
  const isOneDay = dayName(first.at) === dayName(until);
  const timeName = isOneDay ? momentName : dayName;

  // Hundreds of points: the cursor moves without drawing them again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scales follow from these
  const layers = useMemo(
    () =>
      series.map(({ key }, nth) => ({
        key,
        ...layerOf(
          edges.map(({ at, values }) => [x(at), y(values[nth] ?? 0)]),
          edges.map(({ at, values }) => [x(at), y(isStacked ? (values[nth - 1] ?? 0) : 0)]),
          width,
          exactFrom === null ? 0 : x(exactFrom),
        ),
      })),
    [series, edges, width, until, exactFrom, isStacked],
  );

  const point = ({ currentTarget, clientX, type }: PointerEvent) => {
    const { left, width: across } = currentTarget.getBoundingClientRect();
    const at = first.at + ((clientX - left) / across) * (until - first.at);
    const index = Math.max(
      0,
      points.findLastIndex((each) => each.at <= at),
    );
    if (type === 'pointerdown') pressed.current = index;
    onCursor(index);
  };
  const chosen = points[cursor] ?? last;
  const ends = series.map((_, nth) => {
    const values = edges.at(-1)?.values ?? [];
    const edge = values[nth] ?? 0;
    return y(isStacked ? (edge + (values[nth - 1] ?? 0)) / 2 : edge);
  });
  const names = apart(ends);

  return (
    <figure className={styles.chart}>
      <ul className={styles.legend} data-rest={isAtRest}>
        {series.map(({ key, name }, nth) => (
          <li key={key}>
            <svg className={`${styles.swatch} ${styles[key]}`} viewBox="0 0 24 14" aria-hidden="true">
              {isStacked && <Area area="M0 1H24V14H0Z" pattern={`${id}${key}`} />}
              <path className={styles.edge} d="M0 1H24" />
            </svg>
            <span>{name}</span> <strong>{usd(chosen.values[nth] as Cents)}</strong>
          </li>
        ))}
      </ul>
      <div className={styles.scale} aria-hidden="true">
        {[top, (top + bottom) / 2, bottom].map((value) => (
          <span key={value}>{usdShort(cents(value))}</span>
        ))}
      </div>
      <div
        ref={place}
        className={`chart-reader ${styles.drawing}`}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onCursor(pressed.current)}
      >
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <defs>
            {series.map(({ key }) => (
              <pattern key={key} id={`${id}${key}`} className={styles[key]} {...TILE}>
                {key === 'earning' && <path d="M-2 2L2 -2M0 8L8 0M6 10L10 6" />}
                {key === 'held' && <circle cx="4" cy="4" r="1.5" />}
              </pattern>
            ))}
          </defs>
          <path
            className={styles.grid}
            d={[top, (top + bottom) / 2, bottom, 0].map((value) => `M0 ${y(value)}H${width}`).join('')}
          />
          {/* The lowest is drawn last: where a book is empty, its edge is hidden by that of the one below it. */}
          {layers.toReversed().map(({ key, area, sketch, edge }) => (
            <g key={key} className={styles[key]}>
              {isStacked && <Area area={area} pattern={`${id}${key}`} />}
              {sketch && <path className={`${styles.edge} ${styles.sketch}`} d={sketch} />}
              <path className={styles.edge} d={edge} />
            </g>
          ))}
          {isAtRest || <path className={styles.crosshair} d={`M${x(chosen.at)} 0V${HEIGHT}`} />}
        </svg>
        <input
          className="chart-cursor"
          type="range"
          min={0}
          max={points.length - 1}
          value={cursor}
          aria-label={label}
          aria-valuetext={textAt(cursor)}
          onChange={({ currentTarget }) => onCursor(currentTarget.valueAsNumber)}
        />
      </div>
      <div className={styles.names} aria-hidden="true">
        {/* An empty book has no room of its own. */}
        {series.map(
          ({ key, name }, nth) =>
            (isStacked && last.values[nth] === 0) || (
              <span
                key={key}
                className={styles[key]}
                style={{ top: `${((names[nth] ?? 0) / HEIGHT) * 100}%` }}
              >
                {name}
              </span>
            ),
        )}
      </div>
      <div className={styles.time} aria-hidden="true">
        <span>{timeName(first.at)}</span>
        <span>{timeName(until)}</span>
      </div>
    </figure>
  );
}

/** A tint, and a pattern over it, because not everyone tells colours apart. */
const Area = ({ area, pattern }: { readonly area: string; readonly pattern: string }) => (
  <>
    <path className={styles.tint} d={area} />
    <path d={area} fill={`url(#${pattern})`} />
  </>
);

const TILE = { width: 8, height: 8, patternUnits: 'userSpaceOnUse' } as const;

/** Stacked series stand on one another. */
function edgesOf(
  points: readonly Point[],
  isStacked: boolean,
): readonly { at: Instant; values: readonly number[] }[] {
  if (!isStacked) return points;
  return points.map(({ at, values }) => {
    let edge = 0;
    return { at, values: values.map((value) => (edge += value)) };
  });
}

type Place = readonly [x: number, y: number];

/** The SVG paths of one series: the area down to `ground`, the edge, and the part of the edge before `exactX`. */
function layerOf(places: readonly Place[], ground: readonly Place[], width: number, exactX: number) {
  const line = stepsThrough(places, width);
  const sketched = line.filter(([x]) => x < exactX);
  const last = sketched.at(-1);
  return {
    area: `${pathOf([...line, ...stepsThrough(ground, width).toReversed()])}Z`,
    sketch: last ? pathOf([...sketched, [exactX, last[1]]]) : '',
    edge: pathOf(last ? [[exactX, last[1]], ...line.slice(sketched.length)] : line),
  };
}

function stepsThrough(places: readonly Place[], width: number): readonly Place[] {
  const steps = places.flatMap(([x, y], nth): readonly Place[] => {
    const before = places[nth - 1];
    return before
      ? [
          [x, before[1]],
          [x, y],
        ]
      : [[x, y]];
  });
  return [...steps, [width, steps.at(-1)?.[1] ?? 0]];
}

/** Points that repeat the one before say nothing. */
const pathOf = (places: readonly Place[]): string =>
  `M${places
    .map(([x, y]) => `${x} ${y}`)
    .filter((point, nth, all) => point !== all[nth - 1])
    .join('L')}`;

const round = (length: number): number => Math.round(length * 100) / 100;

/** The next round number of cents that is not below the value. Half of it is a whole number too. */
function roundedUp(amount: number): number {
  let power = 100;
  while (power * 10 < amount) power *= 10;
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= amount) ?? 10;
  return step * power;
}

/** Moves names apart that would stand on each other, from the top one down, and up again from the lower side. */
function apart(wanted: readonly number[]): readonly number[] {
  const places = [...wanted];
  const fromTop = places
    .map((_, nth) => nth)
    .sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0) || other - one);
  let free = 0;
  for (const nth of fromTop) {
    places[nth] = Math.max(places[nth] ?? 0, free);
    free = (places[nth] ?? 0) + NAME_HEIGHT;
  }
  free = HEIGHT;
  for (const nth of fromTop.toReversed()) {
    places[nth] = Math.min(places[nth] ?? 0, free);
    free = (places[nth] ?? 0) - NAME_HEIGHT;
  }
  return places;
}
