import { DAY, type Instant, utcDayOf } from '#domain/time.ts';
import { type Cents, cents, ZERO } from './cents.ts';
import type { Posting } from './ledger.ts';

/** What one day (UTC) has moved, and what was held at its end. */
export interface DayTotals {
  /** The beginning of the day. In a walk, its number in days. */
  readonly at: Instant;
  readonly in: Cents;
  readonly out: Cents;
  readonly held: Cents;
  /** How long the middle decision of the day took since its proof, in milliseconds. Null: there was none. */
  readonly medianWait: number | null;
}

/** A deposit that was decided, and when it was proven. */
export interface Decided {
  readonly proofAt: Instant;
  readonly decidedAt: Instant;
}

/**
 * The days of a period, one after another, also those on which nothing moved.
 *
 * @param days how many days back from `now`
 * @param heldNow what all members' withdrawals hold after the last posting
 * @param dayOf the beginning of the day of an instant: a walk has days of its own
 */
export function dailyTotals(
  postings: readonly Pick<Posting, 'from' | 'to' | 'amount' | 'at'>[],
  decided: readonly Decided[],
  heldNow: Cents,
  days: number,
  now: Instant,
  dayOf: (at: Instant) => Instant = utcDayOf,
): readonly DayTotals[] {
  const today = dayOf(now);
  const byDay = Map.groupBy(postings, ({ at }) => dayOf(at));
  const waits = Map.groupBy(decided, ({ decidedAt }) => dayOf(decidedAt));
  let held: Cents = heldNow;
  const totals: DayTotals[] = [];
  for (let nth = 0; nth < days; nth += 1) {
    const at = today - nth * DAY;
    const moved = byDay.get(at) ?? [];
    const sum = (counts: (posting: (typeof moved)[number]) => boolean) =>
      moved.reduce<number>((total, posting) => total + (counts(posting) ? posting.amount : 0), 0);
    totals.push({
      at,
      in: cents(sum(({ from }) => from === 'external')),
      out: cents(sum(({ to }) => to === 'external')),
      held,
      medianWait: median((waits.get(at) ?? []).map(({ proofAt, decidedAt }) => decidedAt - proofAt)),
    });
    // What was held before this day.
    const change = sum(({ to }) => to.startsWith('held:')) - sum(({ from }) => from.startsWith('held:'));
    held = cents(Math.max(ZERO, held - change));
  }
  return totals.reverse();
}

/** The middle one; of two in the middle, the smaller. */
function median(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? null;
}
