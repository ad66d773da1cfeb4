import { dayAt, monthOf, type TimedWalk } from '#domain/community/walk.ts';
import { type Cents, sum } from '#domain/money/cents.ts';
import type { Posting } from '#domain/money/ledger.ts';
import type { StatementEntry, StatementKind } from '#domain/money/statement.ts';
import type { Instant } from '#domain/time.ts';
import { clockTime, dateTime, dayOfInstant } from '#i18n/format.ts';
import { walkDays } from '#i18n/walk-days.ts';

/** From so many on, postings of one kind that follow one another fold into one row. */
const FOLD_FROM = 3;

/** How a statement dates its rows. What has the same words is of one time. */
interface Dating {
  /** What a section spans. */
  readonly by: 'day' | 'month';
  /** Postings fold within it. A day has a heading; the rows of a walk name their days. */
  readonly section: (at: Instant) => string;
  /** When a posting was made, as its row says it. */
  readonly moment: (at: Instant) => string;
}

const BY_CALENDAR: Dating = { by: 'day', section: dayOfInstant, moment: clockTime };

/** Two years pass in a walk while the calendar shows one day. */
export function datingOf(walk: TimedWalk | null): Dating {
  if (walk === null) return BY_CALENDAR;
  const inWalk =
    (name: (day: number) => string, before: (at: Instant) => string) =>
    (at: Instant): string => {
      const day = dayAt(walk, at);
      return day === null ? before(at) : name(day);
    };
  return {
    by: 'month',
    section: inWalk((day) => walkDays.month(monthOf(day)), BY_CALENDAR.section),
    moment: inWalk(walkDays.day, dateTime),
  };
}

/** Postings of one kind that follow one another below one heading, newest first. */
export interface StatementRun {
  readonly kind: StatementKind;
  readonly entries: readonly [StatementEntry, ...StatementEntry[]];
  readonly change: Cents;
  readonly isFolded: boolean;
}

/** The rows of one day, or of one month of a walk. */
interface StatementSection {
  readonly name: string;
  readonly runs: readonly StatementRun[];
}

/** A page of a statement. Rows keep the order of the ledger, so that each balance follows from the one below it. */
export function statementSections(
  entries: readonly StatementEntry[],
  dating: Dating,
): readonly StatementSection[] {
  const sections: { name: string; runs: [StatementEntry, ...StatementEntry[]][] }[] = [];
  for (const entry of entries) {
    const name = dating.section(entry.posting.at);
    const section = sections.at(-1);
    const run = section?.runs.at(-1);
    if (section?.name !== name) sections.push({ name, runs: [[entry]] });
    else if (run?.[0].kind === entry.kind) run.push(entry);
    else section.runs.push([entry]);
  }
  return sections.map(({ name, runs }) => ({
    name,
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
