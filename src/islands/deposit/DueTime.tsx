import { useStore } from '@nanostores/react';
import type { Instant } from '#domain/time.ts';
import { $now } from '#stores/clock.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { depositText } from './text.ts';

interface Props {
  /** Null: no payment was shown yet. */
  readonly dueAt: Instant | null;
  /** When the deposit ends by itself; null: it does not. */
  readonly expiresAt: Instant | null;
}

/** The time by which a payment is to be credited, marked once it has passed. */
export function DueTime({ dueAt, expiresAt }: Props) {
  const now = useStore($now);
  return (
    <>
      {dueAt === null ? depositText.dueAfterPayment : <DateTime at={dueAt} />}
      {dueAt !== null && dueAt < now && ` (${depositText.overdue})`}
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
