import { type Cents, sum } from '#domain/money/cents.ts';
import type { Posting } from '#domain/money/ledger.ts';
import type { StatementEntry, StatementKind } from '#domain/money/statement.ts';
import type { Instant } from '#domain/time.ts';

/** From so many on, postings of one kind that follow one another on a day fold into one row. */
const FOLD_FROM = 3;

/** Postings of one kind that follow one another on one day, newest first. */
export interface StatementRun {
  readonly kind: StatementKind;
  readonly entries: readonly [StatementEntry, ...StatementEntry[]];
  readonly change: Cents;
  readonly isFolded: boolean;
}

export interface StatementDay {
  /** Midnight in the reader's time zone. */
  readonly at: Instant;
  readonly runs: readonly StatementRun[];
}

const midnightBefore = (at: Instant): Instant => new Date(at).setHours(0, 0, 0, 0);

/** A page of a statement by day. Rows keep the order of the ledger, so that each balance follows from the one below it. */
export function statementDays(entries: readonly StatementEntry[]): readonly StatementDay[] {
  const days: { at: Instant; runs: [StatementEntry, ...StatementEntry[]][] }[] = [];
  for (const entry of entries) {
    const at = midnightBefore(entry.posting.at);
    const day = days.at(-1);
    const run = day?.runs.at(-1);
    if (day?.at !== at) days.push({ at, runs: [[entry]] });
    else if (run?.[0].kind === entry.kind) run.push(entry);
    else day.runs.push([entry]);
  }
  return days.map(({ at, runs }) => ({
    at,
    runs: runs.map((run) => ({
      kind: run[0].kind,
      entries: run,
      change: sum(run.map(({ change }) => change)),
      isFolded: run.length >= FOLD_FROM,
    })),
  }));
}

/** A correction and the posting that it takes back, from the side of one of them. */
export interface Counterpart {
  readonly entry: StatementEntry;
  /** Its place among the entries. */
  readonly index: number;
}

/**
 * Finds the correction of a posting, and the posting of a correction. A filter may have left the other one out.
 *
 * @param entries those that are read
 */
export function counterpartFinder(
  entries: readonly StatementEntry[],
): (posting: Posting) => Counterpart | null {
  const byId = new Map<string, Counterpart>();
  const corrections = new Map<string, Counterpart>();
  for (const [index, entry] of entries.entries()) {
    const { id, reversal } = entry.posting;
    byId.set(id, { entry, index });
    if (reversal) corrections.set(reversal.of, { entry, index });
  }
  return ({ id, reversal }) => (reversal ? byId.get(reversal.of) : corrections.get(id)) ?? null;
}
