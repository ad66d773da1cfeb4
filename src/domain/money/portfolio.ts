import { DAY, type Instant } from '#domain/time.ts';
import { add, type Cents, cents, subtract, ZERO } from './cents.ts';
import { type Balances, MEMBER_BOOKS, NO_BALANCES } from './ledger.ts';
import { type StatementKind, worth } from './statement.ts';

/** A point of stacked step lines: the balances hold from `at` until the next point. */
export interface Step {
  readonly at: Instant;
  readonly balances: Balances;
}

/** A step by one posting. */
export interface PostedStep extends Step {
  readonly kind: StatementKind;
}

/** A member's balances over time, in ledger order. Its size does not grow with the number of postings, only with that of days. */
export interface History {
  /** One for each posting, up to the newest. */
  readonly steps: readonly PostedStep[];
  /** Before them: what the last posting of each day (UTC) left. Null: `steps` begins with the first posting of all. */
  readonly dayEnds: readonly Step[] | null;
}

/** A history has a step for each of at least so many of the newest postings. */
export const EXACT_STEPS = 2_000;

/** The history that all steps of a member make. */
export function historyOf(steps: readonly PostedStep[]): History {
  if (steps.length <= EXACT_STEPS) return { steps, dayEnds: null };
  const earlier = steps.slice(0, -EXACT_STEPS);
  return { steps: steps.slice(-EXACT_STEPS), dayEnds: lastOfEachDay(inTime(earlier), utcDayOf) };
}

/** The day (UTC) of a moment. */
export const utcDayOf = (at: Instant): Instant => Math.floor(at / DAY) * DAY;

/** What one step moved. */
export interface Movement {
  readonly at: Instant;
  readonly kind: StatementKind;
  /** Change of the member's total; zero between the member's own books. */
  readonly change: Cents;
  /** Above zero. */
  readonly moved: Cents;
}

/** What is known of each posting of a history. Of the first one only where nothing was before it. */
export function movementsOf({ steps, dayEnds }: History): readonly Movement[] {
  const movements: Movement[] = [];
  let before = dayEnds === null ? NO_BALANCES : null;
  for (const { at, kind, balances } of steps) {
    if (before !== null) {
      const last: Balances = before;
      const moved = cents(Math.max(...MEMBER_BOOKS.map((book) => Math.abs(balances[book] - last[book]))));
      movements.push({ at, kind, change: subtract(worth(balances), worth(last)), moved });
    }
    before = balances;
  }
  return movements;
}

/** The last step of each day. @param dayOf the start of a moment's day */
export function lastOfEachDay<Any extends Step>(
  steps: readonly Any[],
  dayOf: (at: Instant) => Instant,
): readonly Any[] {
  const ends: Any[] = [];
  let latest = Number.NEGATIVE_INFINITY;
  for (const step of steps) {
    // If the clock stepped back, stay on the later day.
    const day = Math.max(dayOf(step.at), latest);
    if (day === latest) ends.pop();
    ends.push(step);
    latest = day;
  }
  return ends;
}

/** The same steps, without a step back where the clock stepped back. @param steps in ledger order */
export function inTime<Any extends Step>(steps: readonly Any[]): readonly Any[] {
  let latest = Number.NEGATIVE_INFINITY;
  return steps.map((step) => {
    latest = Math.max(latest, step.at);
    return { ...step, at: latest };
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
