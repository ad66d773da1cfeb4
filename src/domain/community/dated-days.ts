import { DAY, type Instant } from '#domain/time.ts';
import { dayAt, type TimedWalk } from './walk.ts';

/** As `dayAt`, also for the days that the community had behind it when the walk began; null: before its first. */
export function dayOfCommunity(walk: TimedWalk, at: Instant): number | null {
  const begun = walk.passed[0]?.at ?? 0;
  const day = (dayAt(walk, Math.max(at, begun)) ?? 0) - Math.max(0, Math.floor((begun - at) / DAY));
  return day < 1 ? null : day;
}

/** How long ago something happened: the days that have passed since, however soon, and on one day what the clock says. */
export function timeSince(walk: TimedWalk, at: Instant, now: Instant): number {
  const days = walk.day - (dayOfCommunity(walk, at) ?? 0);
  return days > 0 ? days * DAY : Math.min(Math.max(0, now - at), DAY - 1);
}

/** When a day of the community began; null: it is still to come. */
export function beginningOf(walk: TimedWalk, day: number): Instant | null {
  if (day > walk.day) return null;
  let before = walk.day;
  for (const { at, days } of walk.passed.toReversed()) {
    before -= days;
    if (day > before) return at + day - before - 1;
  }
  return (walk.passed[0]?.at ?? 0) - (before - day) * DAY;
}

/** Whether the walk did it by itself, when its days passed: what people do falls between. */
export const isOfWalk = (walk: TimedWalk, at: Instant): boolean => {
  const begun = walk.passed[0]?.at ?? 0;
  return at <= begun
    ? (begun - at) % DAY === 0
    : walk.passed.some((together) => together.at <= at && at < together.at + together.days);
};
