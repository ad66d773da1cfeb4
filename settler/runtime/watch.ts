import type { Firestore } from 'firebase-admin/firestore';
import { type Instant, MINUTE } from '#domain/time.ts';
import { paths, type TotalsDocument } from '#firestore/documents.ts';
import { watchPartners } from '#settler/partners/sync-partners.ts';
import { allPending, HEARD, latestQueries, waitingOf } from '#settler/requests/pending.ts';
import { openQueue } from '#settler/requests/queue.ts';
import { settleOne } from '#settler/requests/settle-one.ts';
import { watchUpkeep } from '#settler/upkeep/upkeep.ts';
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
 * Settles what waits and what comes, one after the other, until stopped. It hears of requests as they are written, and
 * looks through all of them every minute besides.
 */
export function watchRequests(db: Firestore, now: () => Instant, report: Report): Watch {
  let lastPassAt: Instant | null = null;
  let lastSettledAt: Instant | null = null;
  let sequence: number | null = null;
  let passFailures = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const queue = openQueue(
    async (path) => {
      const begun = performance.now();
      const at = now();
      const outcome = await settleOne(db, path, at);
      if (outcome.kind === 'settled') sequence = Math.max(sequence ?? 0, outcome.sequence);
      if (outcome.kind !== 'nothing') lastSettledAt = at;
      upkeep.settled(path);
      report.settled(path, outcome, performance.now() - begun);
    },
    (path, cause, retryIn) => report.failed({ kind: 'request', path }, cause, retryIn),
  );

  const watched = latestQueries(db).map((query) =>
    watchQuery(
      query,
      (snapshot) => {
        for (const { type, doc } of snapshot.docChanges()) {
          if (type !== 'removed') queue.add(waitingOf(doc));
          // What newer ones have pushed out of a full window still waits.
          else if (snapshot.size < HEARD) queue.remove(doc.ref.path);
        }
      },
      (cause, retryIn) => report.failed({ kind: 'listening' }, cause, retryIn),
    ),
  );

  const partners = watchPartners(db, report.failed);
  const upkeep = watchUpkeep(db, now, report.failed);

  async function pass(): Promise<void> {
    let next = PASS_EVERY;
    try {
      for await (const waiting of allPending(db)) {
        if (isStopped) return;
        queue.add(waiting);
      }
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
      isKeepingPartners: partners.isKeeping(),
      sequence,
    }),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const query of watched) query.stop();
      await queue.stop();
      await partners.stop();
      await upkeep.stop();
      await passing;
    },
  };
}
