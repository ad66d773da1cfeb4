import type { Firestore } from 'firebase-admin/firestore';
import { type Instant, MINUTE } from '#domain/time.ts';
import type { TotalsDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Report } from '#settler/runtime/report.ts';
import { isOfBooks } from '#settler/ledger/books-disagree.ts';
import { openTask } from '#settler/runtime/task.ts';
import { watchQuery } from '#settler/runtime/watch-query.ts';
import type { Mails } from '#settler/mails/mails.ts';
import { watchExpiry } from '#settler/upkeep/expire-deposits.ts';
import { openFailedRequests } from './failed-requests.ts';
import { LISTENER_LIMIT, pendingWithDocument, latestQueries } from './pending.ts';
import type { RequestResult } from './plan.ts';
import { openQueue } from './queue.ts';
import { AT_ONCE, settleAndReport } from './settle-and-report.ts';
import type { Settler } from './settler.ts';

/** The state of a running settler's work on requests. */
export interface RequestsStatus {
  /** Whether it receives new requests. */
  readonly isListening: boolean;
  /** When the last full pass over pending requests ended; null: none yet. */
  readonly lastPassAt: Instant | null;
  /** Since when the oldest request has waited; null: none is pending. */
  readonly oldestSince: Instant | null;
  /** Number of unsettled requests. */
  readonly waiting: number;
  /** When this settler last settled or refused a request; null: not yet. */
  readonly lastSettledAt: Instant | null;
  /** Number of requests that failed and will be retried. */
  readonly failing: number;
  /** Requests that have failed too often and are not tried again. They do not count as waiting. */
  readonly setAside: number;
  /** Whether requests wait because the books contradict themselves. */
  readonly areBooksBroken: boolean;
  /** The ledger position that this settler last saw; null: none yet. */
  readonly sequence: number | null;
}

export const NOT_WATCHING: RequestsStatus = {
  isListening: false,
  lastPassAt: null,
  oldestSince: null,
  waiting: 0,
  lastSettledAt: null,
  failing: 0,
  setAside: 0,
  areBooksBroken: false,
  sequence: null,
};

export interface RequestsWatch {
  status(): RequestsStatus;
  /** Starts no further batch; resolves when the running one ends. */
  stop(): Promise<void>;
}

/** Interval between full passes, whether or not a listener reported anything. */
const PASS_EVERY = MINUTE;

interface RequestsOptions {
  /** Milliseconds between full passes. */
  readonly passEvery?: number;
  /** Writes mails about deposits that expire; null: none are written. */
  readonly mails?: Mails | null;
}

/**
 * Settles pending and new requests, members in turn, and expires deposits, until stopped. Listeners report new
 * requests when they are written; a full pass every minute finds the rest. Requests that come during the commit
 * of a batch go into the next one, so no request waits for others to come.
 */
export function watchRequests(
  db: Firestore,
  settler: Settler,
  now: () => Instant,
  report: Report,
  { passEvery = PASS_EVERY, mails = null }: RequestsOptions = {},
): RequestsWatch {
  let lastPassAt: Instant | null = null;
  let lastSettledAt: Instant | null = null;
  let sequence: number | null = null;

  const failed = openFailedRequests(db);
  const queue = openQueue({
    most: AT_ONCE,
    work: (requests) => settleAndReport({ settler, report, failed }, requests, onResult),
    prepare: (requests) => settler.prepare(requests),
    onFailure: (path, cause, retryIn) => report.failed({ kind: 'request', path }, cause, retryIn),
  });

  function onResult(result: RequestResult): void {
    if (result.kind === 'settled') sequence = Math.max(sequence ?? 0, result.sequence);
    if (result.kind !== 'nothing') lastSettledAt = Date.now();
  }

  const watched = latestQueries(db).map((query) =>
    watchQuery(
      query,
      (snapshot) => {
        for (const { type, doc } of snapshot.docChanges()) {
          if (type !== 'removed') queue.add(pendingWithDocument(doc));
          // Newer requests push older ones out of a full listener, but the older ones are still pending.
          else if (snapshot.size < LISTENER_LIMIT) queue.remove(doc.ref.path);
        }
      },
      (cause, retryIn) => report.failed({ kind: 'listening' }, cause, retryIn),
    ),
  );

  const expiring = watchExpiry(db, now, mails, report.failed);

  const passes = openTask({
    every: passEvery,
    async work() {
      for await (const waiting of failed.pending('a-page-each')) {
        if (passes.isStopped()) return;
        queue.add(waiting);
      }
      // This includes requests that another settler has set aside.
      for (const path of failed.setAside()) queue.remove(path);
      // This includes what another settler has posted.
      const totals = (await db.doc(paths.totals()).get()).data() as TotalsDocument | undefined;
      sequence = Math.max(sequence ?? 0, totals?.sequence ?? 0);
      // Use the real clock, as the health check does; `now` dates settlements and may throw.
      lastPassAt = Date.now();
    },
    failed: (cause, retryIn) => report.failed({ kind: 'listening' }, cause, retryIn),
  });
  passes.runIn(0);

  return {
    status: () => ({
      isListening: watched.every((query) => query.isLive()),
      lastPassAt,
      oldestSince: queue.oldest(),
      waiting: queue.waiting(),
      lastSettledAt,
      failing: queue.failing(),
      setAside: failed.setAside().length,
      areBooksBroken: queue.causes().some(isOfBooks),
      sequence,
    }),
    async stop() {
      for (const query of watched) query.stop();
      await Promise.all([passes.stop(), queue.stop(), expiring.stop()]);
    },
  };
}
