import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { CREDIT_WITHIN } from '#domain/deposits/deposit.ts';
import { type Instant, MINUTE } from '#domain/time.ts';
import type { Report } from '#settler/runtime/report.ts';
import { openTask } from '#settler/runtime/task.ts';

/** Counts the deposits that operators should have decided by now, for their alerts. */
export interface OverdueDeposits {
  /** How many there were at the last look. */
  count(): number;
  /** Resolves when the current look ends. */
  stop(): Promise<void>;
}

/** How often to count. One read covers up to 1,000 deposits. */
const EVERY = 5 * MINUTE;

/** Counts deposits whose payment was shown longer ago than the waiting time that members read. */
export async function countOverdue(db: Firestore, now: Instant): Promise<number> {
  const overdue = db
    .collectionGroup('deposits')
    .where('status', '==', 'pending')
    .where('proofAt', '<', Timestamp.fromMillis(now - CREDIT_WITHIN));
  return (await overdue.count().get()).data().count;
}

export function watchOverdue(db: Firestore, now: () => Instant, onFailed: Report['failed']): OverdueDeposits {
  let count = 0;
  const looking = openTask({
    every: EVERY,
    async work() {
      count = await countOverdue(db, now());
    },
    failed: (cause, retryIn) => onFailed({ kind: 'upkeep' }, cause, retryIn),
  });
  looking.runIn(0);
  return { count: () => count, stop: () => looking.stop() };
}
