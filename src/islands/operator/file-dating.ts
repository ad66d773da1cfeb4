import { dayOfCommunity } from '#domain/community/dated-days.ts';
import type { Instant } from '#domain/time.ts';
import { cellTime, nameDay } from '#i18n/file-dates.ts';
import type { WatchedWalk } from '#stores/walk.ts';

/** How files are dated: by the days of the walk that fills the console, as its screens are, or by the calendar. */
export function fileDating(walk: WatchedWalk | null) {
  const dayOf = (at: Instant) => walk && dayOfCommunity(walk, at);
  return {
    by: walk ? 'day' : 'time',
    inCell: (at: Instant | null) => cellTime(at, dayOf),
    inName: (at: Instant) => nameDay(at, dayOf),
  } as const;
}
