import type { Firestore } from 'firebase-admin/firestore';
import { HOUR, type Instant, SECOND } from '#domain/time.ts';
import { backOff } from '#settler/runtime/back-off.ts';
import type { Report } from '#settler/runtime/report.ts';
import { expireDeposits } from './expire-deposits.ts';
import { lineOf, tidyLine, tidyLines } from './lines.ts';
import { openLines } from './open-lines.ts';

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

/** All of it once: also of what members have ended without a settlement. */
export async function keepUp(db: Firestore, now: () => Instant): Promise<void> {
  await openLines(db);
  await expireDeposits(db, now());
  await tidyLines(db);
}

/** Does all of it each hour, and tidies lines as requests are settled, until stopped. */
export function watchUpkeep(db: Firestore, now: () => Instant, onFailed: Report['failed']): Upkeep {
  const lines = new Set<string>();
  let isAllDue = true;
  let failures = 0;
  let isStopped = false;
  let working = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const hourly = setInterval(() => {
    isAllDue = true;
    workIn(0);
  }, EVERY);

  function workIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(work);
    }, ms);
  }

  async function work(): Promise<void> {
    try {
      for (const line of lines) {
        if (isStopped) return;
        await tidyLine(db, line);
        lines.delete(line);
      }
      if (isAllDue) await keepUp(db, now);
      isAllDue = false;
      failures = 0;
    } catch (cause) {
      if (isStopped) return;
      failures += 1;
      const retryIn = backOff(failures);
      onFailed({ kind: 'upkeep' }, cause, retryIn);
      workIn(retryIn);
    }
  }
  workIn(0);

  return {
    settled(path) {
      const line = lineOf(path);
      if (line === null || isStopped) return;
      lines.add(line);
      workIn(GATHER);
    },
    async stop() {
      isStopped = true;
      clearInterval(hourly);
      clearTimeout(timer);
      await working;
    },
  };
}
