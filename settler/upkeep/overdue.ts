import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { CREDIT_WITHIN } from '#domain/deposits/deposit.ts';
import { HOUR, type Instant, MINUTE } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import type { Report } from '#settler/runtime/report.ts';
import { openTask } from '#settler/runtime/task.ts';

/** The counts that alert operators, as of the last look. */
export interface AlertCounts {
  /** Deposits that operators should have decided by now. */
  readonly overdueDeposits: number;
  /** Accounts and declarations of the last hour: a burst of either is worth a look. */
  readonly recentSignUps: number;
  readonly recentDeclarations: number;
}

export const NOTHING_COUNTED: AlertCounts = { overdueDeposits: 0, recentSignUps: 0, recentDeclarations: 0 };

export interface AlertCountsWatch {
  status(): AlertCounts;
  /** Resolves when the current look ends. */
  stop(): Promise<void>;
}

/** How often to count. One read covers up to 1,000 documents. */
const EVERY = 5 * MINUTE;

/** Counts deposits whose payment was shown longer ago than the waiting time that members read. */
export async function countOverdue(db: Firestore, now: Instant): Promise<number> {
  const overdue = db
    .collectionGroup('deposits')
    .where('status', '==', 'pending')
    .where('proofAt', '<', Timestamp.fromMillis(now - CREDIT_WITHIN));
  return (await overdue.count().get()).data().count;
}

/** Counts what was created in the last hour. */
async function countRecent(db: Firestore, now: Instant) {
  const since = Timestamp.fromMillis(now - HOUR);
  const [signUps, declarations] = await Promise.all([
    db.collection(paths.accounts()).where('createdAt', '>', since).count().get(),
    db.collectionGroup('deposits').where('createdAt', '>', since).orderBy('createdAt', 'desc').count().get(),
  ]);
  return { recentSignUps: signUps.data().count, recentDeclarations: declarations.data().count };
}

export function watchAlertCounts(
  db: Firestore,
  now: () => Instant,
  onFailed: Report['failed'],
): AlertCountsWatch {
  let counts = NOTHING_COUNTED;
  const looking = openTask({
    every: EVERY,
    async work() {
      const at = now();
      counts = { overdueDeposits: await countOverdue(db, at), ...(await countRecent(db, at)) };
    },
    failed: (cause, retryIn) => onFailed({ kind: 'upkeep' }, cause, retryIn),
  });
  looking.runIn(0);
  return { status: () => counts, stop: () => looking.stop() };
}
