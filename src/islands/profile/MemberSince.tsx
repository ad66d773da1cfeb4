import { useStore } from '@nanostores/react';
import type { Instant } from '#domain/time.ts';
import { dayOfInstant } from '#i18n/format.ts';
import { walkDays } from '#i18n/walk-days.ts';
import { $ownWalk } from '#stores/walk.ts';

/** The day on which an account was made. In a walk it is the day of the walk on which the person joined. */
export function MemberSince({ at }: { readonly at: Instant }) {
  const walk = useStore($ownWalk);
  return walk === null
    ? dayOfInstant(at)
    : walkDays.day(walk.passed.reduce((day, { days }) => day - days, walk.day));
}
