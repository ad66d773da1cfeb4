import type { Instant } from '#domain/time.ts';
import type { Cents } from './cents.ts';
import type { Balances } from './ledger.ts';
import { type Posted, worth } from './statement.ts';

/** A member's balances at the end of a day with postings. */
export interface PortfolioDay {
  /** The start of the day. */
  readonly day: Instant;
  readonly balances: Balances;
}

/**
 * A member's account over time, by day. Days without postings are left out.
 *
 * @param lines in ledger order
 * @param dayOf the start of a moment's day, in the reader's time zone
 */
export function portfolioOf(
  lines: readonly Posted[],
  dayOf: (at: Instant) => Instant,
): readonly PortfolioDay[] {
  const days: PortfolioDay[] = [];
  for (const { posting, balances } of lines) {
    // If the clock stepped back, stay on the later day.
    const day = Math.max(dayOf(posting.at), days.at(-1)?.day ?? Number.NEGATIVE_INFINITY);
    if (days.at(-1)?.day === day) days.pop();
    days.push({ day, balances });
  }
  return days;
}

/** A point of a step line: the value holds from `at` until the next point. */
export interface Step {
  readonly at: Instant;
  readonly value: Cents;
}

/**
 * A member's worth, posting by posting, so that highs and lows within a day show.
 *
 * @param lines in ledger order
 */
export function valueSteps(lines: readonly Posted[]): readonly Step[] {
  let latest = Number.NEGATIVE_INFINITY;
  return lines.map(({ posting, balances }) => {
    // If the clock stepped back, the line does not.
    latest = Math.max(latest, posting.at);
    return { at: latest, value: worth(balances) };
  });
}

/**
 * Reduces a line to what can be seen at a width of so many columns: each column keeps its lowest, highest and last
 * step, so the line keeps its extremes and its end.
 *
 * @param steps by time
 */
export function downsample(steps: readonly Step[], columns: number): readonly Step[] {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length <= 3 * columns) return steps;
  const columnOf = ({ at }: Step) => Math.floor(((at - first.at) / (last.at - first.at || 1)) * columns);
  const kept: Step[] = [];
  for (let start = 0; start < steps.length;) {
    let end = start + 1;
    const column = columnOf(steps[start] as Step);
    while (end < steps.length && columnOf(steps[end] as Step) === column) end += 1;
    const inColumn = steps.slice(start, end);
    const least = inColumn.reduce((one, other) => (other.value < one.value ? other : one));
    const greatest = inColumn.reduce((one, other) => (other.value > one.value ? other : one));
    const staying = new Set([least, greatest, inColumn.at(-1)]);
    kept.push(...inColumn.filter((step) => staying.has(step)));
    start = end;
  }
  return kept;
}
