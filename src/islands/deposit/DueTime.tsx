import { useStore } from '@nanostores/react';
import type { Instant } from '#domain/time.ts';
import { timeLeft } from '#i18n/durations.ts';
import { $now } from '#stores/clock.ts';
import { $hasSandbox } from '#stores/sandbox.ts';
import { $ownWalk } from '#stores/walk.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import type { Countdown } from './model.ts';
import { depositText } from './text.ts';

interface Props {
  /** Null: no payment was shown yet. */
  readonly dueAt: Instant | null;
  /** When the deposit ends by itself; null: it does not. */
  readonly expiresAt: Instant | null;
}

/** The time by which a payment is to be credited, marked once it has passed. Among the days of a walk, how much of it is left. */
export function DueTime({ dueAt, expiresAt }: Props) {
  const now = useStore($now);
  const isWalking = useStore($ownWalk) !== null;
  const hasSandbox = useStore($hasSandbox);
  if (isWalking && dueAt !== null) return <TimeLeft to="credit" at={dueAt} />;
  return (
    <>
      {dueAt === null ? (
        depositText[hasSandbox ? 'dueInSandbox' : 'dueAfterPayment']
      ) : (
        <>
          {depositText.due} <DateTime at={dueAt} />
          {dueAt < now && ` (${depositText.overdue})`}
        </>
      )}
      {expiresAt !== null && (
        <>
          <br />
          <small>
            {isWalking ? (
              <TimeLeft to="expiry" at={expiresAt} />
            ) : (
              <>
                {depositText.expires} <DateTime at={expiresAt} />
              </>
            )}
          </small>
        </>
      )}
    </>
  );
}

/** How long it is until the site acts. */
export function TimeLeft({ to, at }: Countdown) {
  const left = at - useStore($now);
  const isWalking = useStore($ownWalk) !== null;
  if (left <= 0) return depositText.countedDown[to];
  return depositText.countdown[to](isWalking ? depositText.realTime(timeLeft(left)) : timeLeft(left));
}
