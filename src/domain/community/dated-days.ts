import { DAY, type Instant } from '#domain/time.ts';
import { dayAt, type TimedWalk } from './walk.ts';

/** As `dayAt`, also for the days that the community had behind it when the walk began: those are a day apart. */
export function dayOfCommunity(walk: TimedWalk, at: Instant): number | null {
  const [begun] = walk.passed;
  if (!begun || at > begun.at) return dayAt(walk, at);
  const before = (begun.at - at) / DAY;
  return Number.isInteger(before)
    ? walk.passed.reduce((day, { days }) => day - days, walk.day) - before
    : null;
}

/** An instant before all of the last days of a community, which pass together in the days of a walk. */
export const dawnOf = ({ passed }: TimedWalk, days: number): Instant =>
  (passed[0]?.at ?? 0) - Math.max(0, days - passed.reduce((sum, together) => sum + together.days, 0)) * DAY;

/** Whether the walk did it by itself, when its days passed: what people do falls between. */
export const isOfWalk = (walk: TimedWalk, at: Instant): boolean =>
  at <= (walk.passed[0]?.at ?? 0)
    ? dayOfCommunity(walk, at) !== null
    : walk.passed.some((together) => together.at <= at && at < together.at + together.days);
