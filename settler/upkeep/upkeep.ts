import type { Firestore } from 'firebase-admin/firestore';
import { HOUR, type Instant, SECOND } from '#domain/time.ts';
import type { Report } from '#settler/runtime/report.ts';
import { openTask } from '#settler/runtime/task.ts';
import { expireDeposits } from './expire-deposits.ts';
import { lineOf, tidyLines, tidyLinesAt } from './lines.ts';

/** Expires deposits and keeps the operators' lists. Moves no money. */
export interface Upkeep {
  /** Something was settled. @param path of the request */
  settled(path: string): void;
  /** Starts nothing more; resolves when the current work is done. */
  stop(): Promise<void>;
}

const EVERY = HOUR;

/** How long to collect settled requests, so that each member's lines are tidied once for many. */
const GATHER = SECOND / 5;
/** Lines that are read at once. */
const AT_ONCE = 100;

/** All of it once: also of what members have ended without a settlement. */
export async function keepUp(db: Firestore, now: () => Instant): Promise<void> {
  await expireDeposits(db, now());
  await tidyLines(db);
}

/** Does all of it each hour, and tidies lines as requests are settled, until stopped. */
export function watchUpkeep(db: Firestore, now: () => Instant, onFailed: Report['failed']): Upkeep {
  const lines = new Set<string>();
  let isAllDue = true;

  const tidying = openTask({
    async work() {
      while (lines.size > 0) {
        if (tidying.isStopped()) return;
        const due = [...lines].slice(0, AT_ONCE);
        await tidyLinesAt(db, due);
        for (const line of due) lines.delete(line);
      }
      if (isAllDue) await keepUp(db, now);
      isAllDue = false;
    },
    failed: (cause, retryIn) => onFailed({ kind: 'upkeep' }, cause, retryIn),
  });
  tidying.runIn(0);
  const hourly = setInterval(() => {
    isAllDue = true;
    tidying.runIn(0);
  }, EVERY);

  return {
    settled(path) {
      const line = lineOf(path);
      if (line === null) return;
      lines.add(line);
      tidying.runWithin(GATHER);
    },
    async stop() {
      clearInterval(hourly);
      await tidying.stop();
    },
  };
}
