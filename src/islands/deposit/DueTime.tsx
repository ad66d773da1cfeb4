import { useStore } from '@nanostores/react';
import type { Instant } from '#domain/time.ts';
import { $now } from '#stores/clock.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { depositText } from './text.ts';

/** When a payment is to be credited at the latest, marked once that moment has passed. */
export function DueTime({ dueAt }: { readonly dueAt: Instant }) {
  const isOverdue = useStore($now) > dueAt;
  return (
    <>
      <DateTime at={dueAt} />
      {isOverdue && ` (${depositText.overdue})`}
    </>
  );
}
