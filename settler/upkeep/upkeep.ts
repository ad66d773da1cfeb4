import type { Firestore } from 'firebase-admin/firestore';
import { HOUR, type Instant } from '#domain/time.ts';
import type { Report } from '#settler/runtime/report.ts';
import { openTask } from '#settler/runtime/task.ts';
import { expireDeposits } from './expire-deposits.ts';

/** Expires deposits. Moves no money. */
export interface Upkeep {
  /** Starts nothing more; resolves when the current work is done. */
  stop(): Promise<void>;
}

/** Does it now and each hour, until stopped. */
export function watchUpkeep(db: Firestore, now: () => Instant, onFailed: Report['failed']): Upkeep {
  const expiring = openTask({
    every: HOUR,
    async work() {
      await expireDeposits(db, now());
    },
    failed: (cause, retryIn) => onFailed({ kind: 'upkeep' }, cause, retryIn),
  });
  expiring.runIn(0);
  return { stop: () => expiring.stop() };
}
