import { useStore } from '@nanostores/react';
import type { Instant } from '#domain/time.ts';
import { $now } from '#stores/clock.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { depositText } from './text.ts';

interface Props {
  readonly dueAt: Instant;
  /** When the deposit ends by itself; null: it does not. */
  readonly expiresAt: Instant | null;
}

/** When a payment is to be credited at the latest, marked once that moment has passed. */
export function DueTime({ dueAt, expiresAt }: Props) {
  const isOverdue = useStore($now) > dueAt;
  return (
    <>
      <DateTime at={dueAt} />
      {isOverdue && ` (${depositText.overdue})`}
      {expiresAt !== null && (
        <>
          <br />
          <small>
            {depositText.expires} <DateTime at={expiresAt} />
          </small>
        </>
      )}
    </>
  );
}
