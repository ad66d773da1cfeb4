import { useStore } from '@nanostores/react';
import { type Cents, cents } from '#domain/money/cents.ts';
import { type Step, downsample } from '#domain/money/portfolio.ts';
import type { Instant } from '#domain/time.ts';
import { dayOfInstant, dateTime, usd } from '#i18n/format.ts';
import { $now } from '#stores/clock.ts';
import styles from './PortfolioChart.module.css';
import { portfolioText } from './text.ts';

interface Props {
  /** At least one. */
  readonly steps: readonly Step[];
  /** As `Portfolio.exactFrom`. */
  readonly exactFrom?: Instant | null;
}

/** The drawing's own units; it stretches to fit. */
const WIDTH = 1000;
const HEIGHT = 240;
/** The most steps that can be told apart on a wide screen. */
const COLUMNS = 500;

/** The account's value over time, as a step line: between two postings nothing changes. Samples are joined by straight lines. */
export function PortfolioChart({ steps, exactFrom = null }: Props) {
  const now = useStore($now);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  // The clock updates a few times a minute: draw later postings too.
  const until = Math.max(now, last.at);
  const isOneDay = dayOfInstant(first.at) === dayOfInstant(until);
  const [start, end] = [first.at, until].map(isOneDay ? dateTime : dayOfInstant) as [string, string];
  const highest = cents(Math.max(...steps.map(({ value }) => value)));
  const top = roundedUp(highest);
  const x = (at: Instant) => round(((at - first.at) / (until - first.at || 1)) * WIDTH);
  const y = (value: number) => round(HEIGHT - (value / top) * HEIGHT);
  // What happened between two samples is not known, so no step is drawn there.
  const isSample = (at: Instant) => exactFrom !== null && at <= exactFrom;
  const line = `M0 ${HEIGHT}${downsample(steps, COLUMNS)
    .map(({ at, value }) => (isSample(at) ? `L${x(at)} ${y(value)}` : `H${x(at)}V${y(value)}`))
    .join('')}H${WIDTH}`;

  return (
    <figure className={styles.chart}>
      <div className={styles.scale} aria-hidden="true">
        <span>{usd(top)}</span>
        <span>{usd(cents(top / 2))}</span>
        <span>{usd(cents(0))}</span>
      </div>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={portfolioText.chart(start, end, usd(last.value), usd(highest))}
      >
        <path className={styles.grid} d={`M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
        <path className={styles.area} d={`${line}V${HEIGHT}Z`} />
        <path className={styles.line} d={line} />
      </svg>
      <div className={styles.time} aria-hidden="true">
        <span>{start}</span>
        <span>{end}</span>
      </div>
    </figure>
  );
}

const round = (length: number): number => Math.round(length * 100) / 100;

/** The next 1, 2, 4, 5 or 10 times a power of ten that is not below the value: half of it is a whole amount too. */
function roundedUp(amount: Cents): Cents {
  let power = 100;
  while (power * 10 < amount) power *= 10;
  const step = [1, 2, 4, 5, 10].find((factor) => factor * power >= amount) ?? 10;
  return cents(step * power);
}
