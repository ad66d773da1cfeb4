import { useStore } from '@nanostores/react';
import type { Instant } from '#domain/time.ts';
import { $now } from '#stores/clock.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { depositText } from './text.ts';

/** The time by which a payment is to be credited, marked once it has passed. */
export function DueTime({ dueAt }: { readonly dueAt: Instant }) {
  const isOverdue = useStore($now) > dueAt;
  return (
    <>
      <DateTime at={dueAt} />
      {isOverdue && ` (${depositText.overdue})`}
    </>
  );
}
