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

/** How a settler at work is doing. */
export interface SettlerStatus {
  /** Whether it hears of new requests. */
  readonly isListening: boolean;
  /** When it last looked through all that waits; null: not yet. */
  readonly lastPassAt: Instant | null;
  /** Since when the oldest request has waited; null: none does. */
  readonly oldestSince: Instant | null;
  /** Requests that are not settled yet. */
  readonly waiting: number;
  /** When this settler last settled or refused one; null: not yet. */
  readonly lastSettledAt: Instant | null;
  /** Requests that have failed and will be tried again. */
  readonly failing: number;
  /** Requests that have failed too often, and are tried no more. They do not wait. */
  readonly setAside: number;
  /** Whether members' pages of partners are kept up to date. */
  readonly isKeepingPartners: boolean;
  /** The place that the log has got to, as far as this settler has heard; null: not yet. */
  readonly sequence: number | null;
}

/** Of one that has not begun. */
export const NOT_WATCHING: SettlerStatus = {
  isListening: false,
  lastPassAt: null,
  oldestSince: null,
  waiting: 0,
  lastSettledAt: null,
  failing: 0,
  setAside: 0,
  isKeepingPartners: false,
  sequence: null,
};

export interface Watch {
  condition(): SettlerStatus;
  /** Takes up nothing more; resolves when what is in hand is done. */
  stop(): Promise<void>;
}

/** Between looking through all that waits, whether or not anything was heard of it. */
const PASS_EVERY = MINUTE;

/**
 * Settles what waits and what comes, one after the other and by members in turn, until stopped. It hears of requests as they are written, and
 * looks through all of them every minute besides.
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
      // Also what another settler has set aside.
      for (const path of failed.setAside()) queue.remove(path);
      // Also what another settler has posted.
      const totals = (await db.doc(paths.totals()).get()).data() as TotalsDocument | undefined;
      sequence = Math.max(sequence ?? 0, totals?.sequence ?? 0);
      // As the health check reads the clock; `now` is for what is settled, and may refuse.
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
    condition: () => ({
      isListening: watched.every((query) => query.isLive()),
      lastPassAt,
      oldestSince: queue.oldest(),
      waiting: queue.waiting(),
      lastSettledAt,
      failing: queue.failing(),
      setAside: failed.setAside().length,
      isKeepingPartners: partners.isKeeping(),
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
