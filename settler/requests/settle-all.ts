import type { Firestore } from 'firebase-admin/firestore';
import { setTimeout as wait } from 'node:timers/promises';
import { backOff } from '#settler/runtime/back-off.ts';
import type { Report } from '#settler/runtime/report.ts';
import { openFailedRequests } from './failed-requests.ts';
import type { PendingRequest } from './pending.ts';
import type { Undone } from './queue.ts';
import { AT_ONCE, settleAndReport } from './settle-and-report.ts';
import type { Settler } from './settler.ts';
import { openTurns } from './turns.ts';

/** Attempts per request before it is left for the next run. */
const ATTEMPTS = 3;

/** What a single pass could not settle. */
export interface Left {
  /** Paths of requests that failed and were not settled afterwards. */
  readonly unsettled: readonly string[];
  /** Paths of requests that the settler no longer tries. */
  readonly setAside: readonly string[];
}

/**
 * Settles everything that is pending, once.
 *
 * @param signal when aborted, no further request is started
 */
export async function settleAll(
  db: Firestore,
  settler: Settler,
  report: Report,
  signal: AbortSignal,
): Promise<Left> {
  const failed = openFailedRequests(db);
  const turns = openTurns();

  /** @returns the requests that failed */
  async function settleTurns(): Promise<readonly PendingRequest[]> {
    const failures: PendingRequest[] = [];
    while (!signal.aborted && turns.size > 0) {
      const batch = turns.first(AT_ONCE);
      const undone = await settleAndReport({ settler, report, failed }, batch).catch(
        (cause: unknown): Undone => new Map(batch.map(({ path }) => [path, { cause }])),
      );
      turns.served(batch.map(({ path }) => path));
      for (const waiting of batch) {
        const failure = undone.get(waiting.path);
        if (failure === null) continue;
        turns.remove(waiting.path);
        if (!failure) continue;
        report.failed({ kind: 'request', path: waiting.path }, failure.cause, null);
        failures.push(waiting);
      }
    }
    return failures;
  }

  for await (const waiting of failed.pending()) turns.add(waiting);
  let unsettled = await settleTurns();
  for (let attempt = 1; attempt < ATTEMPTS && unsettled.length > 0 && !signal.aborted; attempt += 1) {
    await wait(backOff(attempt), undefined, { signal }).catch(() => undefined);
    for (const waiting of unsettled) turns.add(waiting);
    unsettled = [...(await settleTurns()), ...turns];
  }
  return { unsettled: unsettled.map(({ path }) => path), setAside: failed.setAside() };
}
