import type { Firestore } from 'firebase-admin/firestore';
import type { Instant } from '#domain/time.ts';
import type { Report } from '#settler/runtime/report.ts';
import type { FailedRequests } from './failed-requests.ts';
import { type Outcome, settleOne } from './settle-one.ts';

interface Setting {
  readonly db: Firestore;
  readonly now: () => Instant;
  readonly report: Report;
  readonly failed: FailedRequests;
}

/**
 * Settles one request. Where that fails, the failure is counted.
 *
 * @returns null: it is set aside
 * @throws why it failed, where it is to be tried again
 */
export async function settleOrCount(
  { db, now, report, failed }: Setting,
  path: string,
): Promise<Outcome | null> {
  const begun = performance.now();
  let outcome: Outcome;
  try {
    outcome = await settleOne(db, path, now());
  } catch (cause) {
    // If the failure cannot be counted either, Firestore fails.
    if (!(await failed.count(path, cause, Date.now()).catch(() => false))) throw cause;
    report.setAside(path, cause);
    return null;
  }
  report.settled(path, outcome, performance.now() - begun);
  // Else the next pass does it.
  await failed.settled(path).catch(() => undefined);
  return outcome;
}
