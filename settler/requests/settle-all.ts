import type { Firestore } from 'firebase-admin/firestore';
import { setTimeout as wait } from 'node:timers/promises';
import type { Instant } from '#domain/time.ts';
import { backOff } from '#settler/runtime/back-off.ts';
import type { Report } from '#settler/runtime/report.ts';
import { openFailedRequests } from './failed-requests.ts';
import { settleOrCount } from './settle-or-count.ts';
import { openTurns } from './turns.ts';

/** Attempts per request before it is left for the next run. */
const ATTEMPTS = 3;

/** What a single pass has left undone. */
export interface Left {
  /** Paths of requests that failed each time. */
  readonly unsettled: readonly string[];
  /** Paths of requests that are not tried any more. */
  readonly setAside: readonly string[];
}

/**
 * Settles everything that is pending, once.
 *
 * @param signal when aborted, no further request is started
 */
export async function settleAll(
  db: Firestore,
  now: () => Instant,
  report: Report,
  signal: AbortSignal,
): Promise<Left> {
  const failed = openFailedRequests(db);
  const isDone = (path: string): Promise<boolean> =>
    settleOrCount({ db, now, report, failed }, path).then(
      () => true,
      (cause: unknown) => {
        report.failed({ kind: 'request', path }, cause, null);
        return false;
      },
    );

  const turns = openTurns();
  for await (const waiting of failed.pending()) turns.add(waiting);
  let unsettled: string[] = [];
  while (!signal.aborted) {
    const waiting = turns.next();
    if (waiting === undefined) break;
    if (!(await isDone(waiting.path))) unsettled.push(waiting.path);
  }
  for (let attempt = 1; attempt < ATTEMPTS && unsettled.length > 0 && !signal.aborted; attempt += 1) {
    await wait(backOff(attempt), undefined, { signal }).catch(() => undefined);
    const again = unsettled;
    unsettled = [];
    for (const path of again) if (signal.aborted || !(await isDone(path))) unsettled.push(path);
  }
  return { unsettled, setAside: failed.setAside() };
}
