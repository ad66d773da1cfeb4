import type { Instant } from '#domain/time.ts';
import type { Cents } from './cents.ts';
import type { Balances } from './ledger.ts';
import { type StatementLine, worth } from './statement.ts';

/** What a member had at the end of a day on which something moved. */
export interface PortfolioDay {
  /** The first moment of the day. */
  readonly day: Instant;
  readonly balances: Balances;
}

/**
 * A member's account over time, a day at a time: between two of these days nothing changed.
 *
 * @param lines in the order in which they were made
 * @param dayOf the first moment of the day of a moment, in the reader's own time zone
 */
export function portfolioOf(
  lines: readonly StatementLine[],
  dayOf: (at: Instant) => Instant,
): readonly PortfolioDay[] {
  const days: PortfolioDay[] = [];
  for (const { posting, balances } of lines) {
    // A clock that stepped back puts nothing before what has been told already.
    const day = Math.max(dayOf(posting.at), days.at(-1)?.day ?? Number.NEGATIVE_INFINITY);
    if (days.at(-1)?.day === day) days.pop();
    days.push({ day, balances });
  }
  return days;
}

/** A place on a line that goes in steps: from `at` on, the value holds until the next place. */
export interface Step {
  readonly at: Instant;
  readonly value: Cents;
}

/**
 * What a member's account was worth, posting by posting: also within a day it had highs and lows.
 *
 * @param lines in the order in which they were made
 */
export function valueSteps(lines: readonly StatementLine[]): readonly Step[] {
  let latest = Number.NEGATIVE_INFINITY;
  return lines.map(({ posting, balances }) => {
    // A clock that stepped back draws nothing backwards.
    latest = Math.max(latest, posting.at);
    return { at: latest, value: worth(balances) };
  });
}

/**
 * As much of a line as can be told apart when it is drawn over so many columns: of each column its least, its greatest and
 * its last step stay. The line keeps its highs, its lows and where it ends.
 *
 * @param steps by time
 */
export function thinned(steps: readonly Step[], columns: number): readonly Step[] {
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
