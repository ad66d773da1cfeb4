import { useStore } from '@nanostores/react';
import { dayAt } from '#domain/community/walk.ts';
import type { Instant } from '#domain/time.ts';
import { walkDays } from '#i18n/walk-days.ts';
import { $ownWalk } from '#stores/walk.ts';
import { DateTime } from './DateTime.tsx';

interface Props {
  readonly at: Instant;
  readonly className?: string | undefined;
}

/** The day of the member's walk on which something happened; outside of a walk, its date and time. */
export function When({ at, className }: Props) {
  const walk = useStore($ownWalk);
  const day = walk && dayAt(walk, at);
  if (day === null) return <DateTime at={at} className={className} />;
  return (
    <time className={className} dateTime={new Date(at).toISOString()}>
      {walkDays.day(day)}
    </time>
  );
}
