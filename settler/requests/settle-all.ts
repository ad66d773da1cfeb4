import type { Firestore } from 'firebase-admin/firestore';
import { setTimeout as wait } from 'node:timers/promises';
import type { Instant } from '#domain/time.ts';
import { backOff } from '#settler/runtime/back-off.ts';
import type { Report } from '#settler/runtime/report.ts';
import { allPending } from './pending.ts';
import { settleOne } from './settle-one.ts';

/** Attempts per request before it is left for the next run. */
const ATTEMPTS = 3;

/**
 * Settles everything that is pending, once.
 *
 * @param signal when aborted, no further request is started
 * @returns the paths of the requests that failed each time
 */
export async function settleAll(
  db: Firestore,
  now: () => Instant,
  report: Report,
  signal: AbortSignal,
): Promise<readonly string[]> {
  async function isDone(path: string): Promise<boolean> {
    const begun = performance.now();
    try {
      report.settled(path, await settleOne(db, path, now()), performance.now() - begun);
      return true;
    } catch (cause) {
      report.failed({ kind: 'request', path }, cause, null);
      return false;
    }
  }

  let failed: string[] = [];
  for await (const { path } of allPending(db)) {
    if (signal.aborted) return failed;
    if (!(await isDone(path))) failed.push(path);
  }
  for (let attempt = 1; attempt < ATTEMPTS && failed.length > 0 && !signal.aborted; attempt += 1) {
    await wait(backOff(attempt), undefined, { signal }).catch(() => undefined);
    const again = failed;
    failed = [];
    for (const path of again) if (signal.aborted || !(await isDone(path))) failed.push(path);
  }
  return failed;
}
