import { useStore } from '@nanostores/react';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { DAY, MINUTE } from '#domain/time.ts';
import { isBeingPaid, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { roughTime } from '#i18n/durations.ts';
import { $timeSince } from './clock.ts';
import { type TimeSince, timeLeftOf, timeToExpiryOf } from './model.ts';
import { queueText } from './queue/text.ts';
import styles from './Age.module.css';

/** A request, or a message: what of it tells how long it can wait. */
export type Waiting =
  | Pick<Deposit, 'status' | 'proofAt' | 'createdAt'>
  | { readonly createdAt: Withdrawal['createdAt'] };

interface AgeProps {
  readonly of: Waiting;
  readonly className?: string | undefined;
}

/** How long until it is due or expires, or since when it is late; what has no deadline: how long it has waited. */
export function Age({ of, className = '' }: AgeProps) {
  const { text, isAlarming = false } = ageOf(of, useStore($timeSince));
  return <span className={`${styles.age} ${isAlarming ? styles.alarming : ''} ${className}`}>{text}</span>;
}

function ageOf(of: Waiting, timeSince: TimeSince): { readonly text: string; readonly isAlarming?: boolean } {
  const { age } = queueText;
  if ('proofAt' in of) {
    const left = timeLeftOf(of, timeSince);
    if (left !== null) {
      if (Math.abs(left) < MINUTE) return { text: age.due };
      return left < 0
        ? { text: age.overdue(roughTime(-left)), isAlarming: true }
        : { text: age.dueIn(roughTime(left)) };
    }
    const toExpiry = timeToExpiryOf(of, timeSince);
    if (toExpiry !== null) return { text: age.expiresIn(roughTime(toExpiry)), isAlarming: toExpiry < DAY };
  }
  const waited = timeSince(of.createdAt);
  return { text: waited < MINUTE ? age.now : age.waiting(roughTime(waited)) };
}

/** Whether something has to happen to it yet. */
export const isOpen = (request: Deposit | Withdrawal): boolean =>
  'proofAt' in request ? request.status === 'pending' : request.status === 'held' || isBeingPaid(request);
