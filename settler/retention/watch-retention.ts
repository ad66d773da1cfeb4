import { HOUR, type Instant, MINUTE } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import { openQueue } from '#settler/requests/queue.ts';
import { pendingOf } from '#settler/requests/pending.ts';
import { openTask } from '#settler/runtime/task.ts';
import { watchQuery } from '#settler/runtime/watch-query.ts';
import { erase, type ErasureServices, openTombstones } from './erase.ts';
import { type Removed, removeDue } from './remove-due.ts';

/** Receives what the retention has done. */
export interface RetentionReport {
  /**
   * The settler has removed everything left of a deleted account.
   * @param path of its tombstone
   */
  erased(path: string): void;
  removed(what: Removed): void;
  failed(what: RetentionFailure, cause: unknown, retryIn: number | null): void;
}

export type RetentionFailure =
  /** The settler could not finish the deletion of an account. */
  | { readonly kind: 'erasure'; readonly path: string }
  /** The settler could not look for deleted accounts, or could not remove expired data. */
  | { readonly kind: 'retention' };

export interface RetentionStatus {
  /** Erasures that have failed and will be retried. */
  readonly failingErasures: number;
  /** Whether the last removal of expired data succeeded. */
  readonly isRemovingDue: boolean;
}

export const NOT_RETAINING: RetentionStatus = { failingErasures: 0, isRemovingDue: true };

export interface RetentionWatch {
  status(): RetentionStatus;
  /** Starts nothing more; resolves when the current work ends. */
  stop(): Promise<void>;
}

const LOOK_EVERY = MINUTE;
const REMOVE_EVERY = HOUR;

/** Erases deleted accounts as they come, and removes expired data every hour, until stopped. */
export function watchRetention(
  services: ErasureServices,
  now: () => Instant,
  report: RetentionReport,
): RetentionWatch {
  const { db } = services;
  let removedAt: Instant | null = null;
  /** How many items the last removal could not remove. */
  let leftBehind = 0;

  const erasures = openQueue({
    most: 1,
    async work(tombstones) {
      for (const { path } of tombstones) {
        if (await erase(services, uidOfTombstone(path), now())) report.erased(path);
      }
      return new Map();
    },
    onFailure: (path, cause, retryIn) => report.failed({ kind: 'erasure', path }, cause, retryIn),
  });
  const watched = watchQuery(
    openTombstones(db),
    (snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        if (type !== 'removed') erasures.add(pendingOf(doc));
      }
    },
    (cause, retryIn) => report.failed({ kind: 'retention' }, cause, retryIn),
  );

  const looking = openTask({
    every: LOOK_EVERY,
    async work() {
      // The listener may have missed some tombstones, and some erasures wait for a payout.
      for (const found of (await openTombstones(db).get()).docs) erasures.add(pendingOf(found));
      const at = now();
      if (removedAt !== null && at - removedAt < REMOVE_EVERY) return;
      let failed = 0;
      const removed = await removeDue(services, at, (cause) => {
        failed += 1;
        report.failed({ kind: 'retention' }, cause, LOOK_EVERY);
      });
      report.removed(removed);
      leftBehind = failed;
      if (failed === 0) removedAt = at;
    },
    failed: (cause, retryIn) => report.failed({ kind: 'retention' }, cause, retryIn),
  });
  looking.runIn(0);

  return {
    status: () => ({
      failingErasures: erasures.failing(),
      isRemovingDue: looking.failures() === 0 && leftBehind === 0,
    }),
    async stop() {
      watched.stop();
      await Promise.all([looking.stop(), erasures.stop()]);
    },
  };
}

/**
 * Erases and removes everything that is due, once.
 * @returns whether everything succeeded
 */
export async function retainOnce(
  services: ErasureServices,
  now: Instant,
  report: RetentionReport,
): Promise<boolean> {
  let isDone = true;
  const onFailure = (cause: unknown) => {
    isDone = false;
    report.failed({ kind: 'retention' }, cause, null);
  };
  await removeDue(services, now, onFailure).then((removed) => report.removed(removed), onFailure);
  for (const { ref } of (await openTombstones(services.db).get()).docs) {
    try {
      if (await erase(services, ref.id, now)) report.erased(ref.path);
    } catch (cause) {
      isDone = false;
      report.failed({ kind: 'erasure', path: ref.path }, cause, null);
    }
  }
  return isDone;
}

const uidOfTombstone = (path: string): string => path.slice(paths.tombstone('').length);
