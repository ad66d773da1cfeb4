import { type Cents, sum } from '#domain/money/cents.ts';
import type { StatementEntry } from '#domain/money/statement.ts';
import type { Instant } from '#domain/time.ts';

/** Postings of one kind that follow one another on one day, newest first. */
export interface HistoryRow {
  readonly entries: readonly [StatementEntry, ...StatementEntry[]];
  readonly change: Cents;
}

/** The rows of a member's history. @param dayOf what has the same words is of one day */
export function historyRows(
  entries: readonly StatementEntry[],
  dayOf: (at: Instant) => string,
): readonly HistoryRow[] {
  const rows: [StatementEntry, ...StatementEntry[]][] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    const isAlike = last?.[0].kind === entry.kind && dayOf(last[0].posting.at) === dayOf(entry.posting.at);
    if (isAlike) last.push(entry);
    else rows.push([entry]);
  }
  return rows.map((alike) => ({ entries: alike, change: sum(alike.map(({ change }) => change)) }));
}
