import type { WatchedWalk } from '#backend/port/operations.ts';

/** A walk on one of its days, as a page sees it: that of a late joiner, unless told otherwise. */
export const walkOn = (day: number, told: Partial<WatchedWalk> = {}): WatchedWalk => ({
  place: 'late',
  members: 1_000,
  seed: 1,
  isOwn: true,
  passed: [],
  ...told,
  day,
});
