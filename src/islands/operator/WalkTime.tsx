import { useStore } from '@nanostores/react';
import { dayOfCommunity } from '#domain/community/dated-days.ts';
import type { Instant } from '#domain/time.ts';
import { walkDays } from '#i18n/walk-days.ts';
import { $walk, type WatchedWalk } from '#stores/walk.ts';
import { DateTime } from '#ui/data/DateTime.tsx';

/** The walk in this browser, whose samples fill the console; null: there is none. */
export function useWalk(): WatchedWalk | null {
  const walk = useStore($walk);
  return walk.state === 'ready' ? walk.value : null;
}

interface Props {
  readonly at: Instant;
  readonly className?: string | undefined;
  /** How it is dated outside of a walk, if not to the minute. */
  readonly toText?: (at: Instant) => string;
}

/** The day of the walk on which something happened; outside of a walk, its date and time. */
export function WalkTime({ at, className, toText }: Props) {
  const walk = useWalk();
  const day = walk && dayOfCommunity(walk, at);
  if (day === null && !toText) return <DateTime at={at} className={className} />;
  return (
    <time className={className} dateTime={new Date(at).toISOString()}>
      {day === null ? toText?.(at) : walkDays.day(day)}
    </time>
  );
}
