import type { Instant } from '#domain/time.ts';
import { add, type Cents, ZERO } from './cents.ts';
import { type Balances, MEMBER_BOOKS } from './ledger.ts';
import type { Posted } from './statement.ts';

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

/** A point of stacked step lines: the balances hold from `at` until the next point. */
export interface Step {
  readonly at: Instant;
  readonly balances: Balances;
}

/**
 * A member's balances, posting by posting, so that highs and lows within a day show.
 *
 * @param lines in ledger order
 */
export function balanceSteps(lines: readonly Posted[]): readonly Step[] {
  let latest = Number.NEGATIVE_INFINITY;
  return lines.map(({ posting, balances }) => {
    // If the clock stepped back, the line does not.
    latest = Math.max(latest, posting.at);
    return { at: latest, balances };
  });
}

/** The steps after a moment. If there were some before, the first one is at that moment. @param steps by time */
export function stepsSince(steps: readonly Step[], from: Instant): readonly Step[] {
  const before = steps.findLast(({ at }) => at <= from);
  const after = steps.filter(({ at }) => at > from);
  return before ? [{ ...before, at: from }, ...after] : after;
}

/** The upper edges of the books, each stacked on the one before. The last is all that the member has. */
export function edgesOf(balances: Balances): readonly Cents[] {
  let edge = ZERO;
  return MEMBER_BOOKS.map((book) => {
    edge = add(edge, balances[book]);
    return edge;
  });
}

/** The lowest and highest step of each edge, and the last step. */
const MOST_IN_COLUMN = 2 * MEMBER_BOOKS.length + 1;

/**
 * Reduces the lines to what can be seen at a width of so many columns: each column keeps the lowest and highest step of
 * each edge, and its last one. So the lines keep their extremes and their end.
 *
 * @param steps by time
 */
export function downsample(steps: readonly Step[], columns: number): readonly Step[] {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length <= MOST_IN_COLUMN * columns) return steps;
  const columnOf = ({ at }: Step) => Math.floor(((at - first.at) / (last.at - first.at || 1)) * columns);
  const kept: Step[] = [];
  for (let start = 0; start < steps.length;) {
    let end = start + 1;
    const column = columnOf(steps[start] as Step);
    while (end < steps.length && columnOf(steps[end] as Step) === column) end += 1;
    kept.push(...extremesOf(steps.slice(start, end)));
    start = end;
  }
  return kept;
}

function extremesOf(steps: readonly Step[]): readonly Step[] {
  const edges = new Map(steps.map((step) => [step, edgesOf(step.balances)]));
  const staying = new Set([steps.at(-1)]);
  for (const nth of MEMBER_BOOKS.keys()) {
    const edge = (step: Step) => edges.get(step)?.[nth] ?? ZERO;
    staying.add(steps.reduce((one, other) => (edge(other) < edge(one) ? other : one)));
    staying.add(steps.reduce((one, other) => (edge(other) > edge(one) ? other : one)));
  }
  return steps.filter((step) => staying.has(step));
}
