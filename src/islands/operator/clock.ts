import { computed, type ReadableAtom } from 'nanostores';
import { beginningOf, isOfWalk, timeSince } from '#domain/community/dated-days.ts';
import type { Decision } from '#domain/decisions/decision.ts';
import type { Instant } from '#domain/time.ts';
import { dayAfter, startOfDay } from '#i18n/days.ts';
import { $now } from '#stores/clock.ts';
import { $walk, type WatchedWalk } from '#stores/walk.ts';

/** The walk whose samples fill the console, and by whose days it dates everything; null: there is none. */
export const $community: ReadableAtom<WatchedWalk | null> = computed($walk, (walk) =>
  walk.state === 'ready' ? walk.value : null,
);

/** Whether it is about a sample, and no one pressed for it: the walk decided it as its days passed. */
export const isByWalk = (
  { member, at }: Pick<Decision, 'member' | 'at'>,
  walk: WatchedWalk | null,
): boolean => walk !== null && member.isSample && isOfWalk(walk, at);

/** How long ago something happened: in days of the walk, or by the clock. */
export const $timeSince: ReadableAtom<(at: Instant) => number> = computed(
  [$community, $now],
  (walk, now) => (at: Instant) => (walk ? timeSince(walk, at, now) : now - at),
);

/** The first and the last day of a period, as its fields have them: `2026-11-20`, or the number of a day of the walk. Empty: open. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The bounds of a period, null where it is open. @param calendar where there is no walk: when a day begins, and when the next */
export function boundsOf(
  walk: WatchedWalk | null,
  { from, to }: DayRange,
  calendar = { begin: startOfDay, end: dayAfter },
) {
  const begin = walk
    ? (day: string) => beginningOf(walk, Number(day)) ?? Number.MAX_SAFE_INTEGER
    : calendar.begin;
  const end = walk ? (day: string) => beginningOf(walk, Number(day) + 1) : calendar.end;
  return { from: from === '' ? null : begin(from), until: to === '' ? null : end(to) };
}
