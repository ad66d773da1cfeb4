import type { Report } from '#settler/runtime/report.ts';
import type { FailedRequests } from './failed-requests.ts';
import type { PendingRequest } from './pending.ts';
import type { RequestResult } from './plan.ts';
import type { Undone } from './queue.ts';
import type { Settler } from './settler.ts';

interface Context {
  readonly settler: Pick<Settler, 'settle'>;
  readonly report: Report;
  readonly failed: FailedRequests;
}

/** Requests per batch. */
export const AT_ONCE = 100;

/**
 * Settles requests, and counts failures.
 *
 * @param onResult called with the result of each request that is settled or refused now, or was so before
 * @returns the requests to try again, without those that are set aside
 */
export async function settleAndReport(
  { settler, report, failed }: Context,
  requests: readonly PendingRequest[],
  onResult: (result: RequestResult) => void = () => undefined,
): Promise<Undone> {
  const begun = performance.now();
  const results = await settler.settle(requests);
  const ms = performance.now() - begun;
  const undone = new Map<string, { readonly cause: unknown } | null>();
  for (const [path, result] of results) {
    if (result.kind === 'postponed') undone.set(path, null);
    else if (result.kind === 'failed') {
      // If even the count cannot be written, Firestore is the cause.
      const isSetAside = await failed.count(path, result.cause, Date.now()).catch(() => false);
      if (isSetAside) report.setAside(path, result.cause);
      else undone.set(path, { cause: result.cause });
    } else {
      report.settled(path, result, ms);
      onResult(result);
      // If this fails, the next pass forgets the failures.
      await failed.settled(path).catch(() => undefined);
    }
  }
  return undone;
}
