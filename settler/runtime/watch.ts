import type { Firestore } from 'firebase-admin/firestore';
import { type Instant, MINUTE } from '#domain/time.ts';
import { paths, type TotalsDocument } from '#firestore/documents.ts';
import { watchPartners } from '#settler/partners/sync-partners.ts';
import { openFailedRequests } from '#settler/requests/failed-requests.ts';
import { pendingQueries, waitingOf } from '#settler/requests/pending.ts';
import { openQueue } from '#settler/requests/queue.ts';
import { settleOrCount } from '#settler/requests/settle-or-count.ts';
import { backOff } from './back-off.ts';
import type { Report } from './report.ts';
import { watchQuery } from './watch-query.ts';

/** The state of a running settler. */
export interface SettlerStatus {
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
  /** Whether members' partner pages are up to date. */
  readonly arePartnersSynced: boolean;
  /** The log position as last heard; null: not yet. */
  readonly sequence: number | null;
}

/** The state before the first pass. */
export const NOT_WATCHING: SettlerStatus = {
  isListening: false,
  lastPassAt: null,
  oldestSince: null,
  waiting: 0,
  lastSettledAt: null,
  failing: 0,
  setAside: 0,
  arePartnersSynced: false,
  sequence: null,
};

export interface Watch {
  status(): SettlerStatus;
  /** Starts no further request; resolves when the running one is done. */
  stop(): Promise<void>;
}

/** Interval between full passes, whether or not a listener reported anything. */
const PASS_EVERY = MINUTE;

/**
 * Settles pending and new requests one after the other and members in turn, until stopped. Listeners report new requests
 * as they are written; a full pass every minute finds the rest.
 */
export function watchRequests(db: Firestore, now: () => Instant, report: Report): Watch {
  let lastPassAt: Instant | null = null;
  let lastSettledAt: Instant | null = null;
  let sequence: number | null = null;
  let passFailures = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const failed = openFailedRequests(db);
  const queue = openQueue(
    async (path) => {
      const outcome = await settleOrCount({ db, now, report, failed }, path);
      if (outcome?.kind === 'settled') sequence = Math.max(sequence ?? 0, outcome.sequence);
      if (outcome?.kind === 'settled' || outcome?.kind === 'refused') lastSettledAt = Date.now();
    },
    (path, cause, retryIn) => report.failed({ kind: 'request', path }, cause, retryIn),
  );

  const watched = pendingQueries(db).map((query) =>
    watchQuery(
      query,
      (snapshot) => {
        for (const { type, doc } of snapshot.docChanges()) {
          if (type === 'removed') queue.remove(doc.ref.path);
          else queue.add(waitingOf(doc));
        }
      },
      (cause, retryIn) => report.failed({ kind: 'listening' }, cause, retryIn),
    ),
  );

  const partners = watchPartners(db, report.failed);

  async function pass(): Promise<void> {
    let next = PASS_EVERY;
    try {
      for await (const waiting of failed.pending()) {
        if (isStopped) return;
        queue.add(waiting);
      }
      // Includes what another settler has set aside.
      for (const path of failed.setAside()) queue.remove(path);
      // Includes what another settler has posted.
      const totals = (await db.doc(paths.totals()).get()).data() as TotalsDocument | undefined;
      sequence = Math.max(sequence ?? 0, totals?.sequence ?? 0);
      // The real clock, as the health check uses it; `now` dates settlements and may throw.
      lastPassAt = Date.now();
      passFailures = 0;
    } catch (cause) {
      if (isStopped) return;
      passFailures += 1;
      next = Math.min(PASS_EVERY, backOff(passFailures));
      report.failed({ kind: 'listening' }, cause, next);
    }
    if (!isStopped) timer = setTimeout(look, next);
  }
  function look(): void {
    passing = pass();
  }
  let passing = pass();

  return {
    status: () => ({
      isListening: watched.every((query) => query.isLive()),
      lastPassAt,
      oldestSince: queue.oldest(),
      waiting: queue.waiting(),
      lastSettledAt,
      failing: queue.failing(),
      setAside: failed.setAside().length,
      arePartnersSynced: partners.isUpToDate(),
      sequence,
    }),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const query of watched) query.stop();
      await queue.stop();
      await partners.stop();
      await passing;
    },
  };
}
