import { useStore } from '@nanostores/react';
import type { Instant } from '#domain/time.ts';
import { dateTime } from '#i18n/format.ts';
import { walkDays } from '#i18n/walk-days.ts';
import { $dayOf } from '#stores/walk.ts';

interface Props {
  readonly at: Instant;
  readonly className?: string | undefined;
  /** How it is dated outside of a walk, if not to the minute. */
  readonly toText?: (at: Instant) => string;
}

/** The day of the walk on which something happened; outside of a walk, its date and time. */
export function When({ at, className, toText }: Props) {
  const dated = useDating(toText);
  return (
    <time className={className} dateTime={new Date(at).toISOString()}>
      {dated(at)}
    </time>
  );
}

/** The same for a sentence or a name. */
export function useDating(toText: (at: Instant) => string = dateTime): (at: Instant) => string {
  const dayOf = useStore($dayOf);
  return (at) => {
    const day = dayOf(at);
    return day === null ? toText(at) : walkDays.day(day);
  };
}
