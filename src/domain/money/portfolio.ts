import { type Instant, utcDayOf } from '#domain/time.ts';
import type { Balances } from './ledger.ts';
import type { StatementKind } from './statement.ts';

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
export function stepsSince<Any extends Step>(steps: readonly Any[], from: Instant): readonly Any[] {
  const before = steps.findLast(({ at }) => at <= from);
  const after = steps.filter(({ at }) => at > from);
  return before ? [{ ...before, at: from }, ...after] : after;
}
