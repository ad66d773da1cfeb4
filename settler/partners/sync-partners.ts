import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { SECOND } from '#domain/time.ts';
import type { Report } from '#settler/runtime/report.ts';
import { openTask } from '#settler/runtime/task.ts';
import { watchQuery } from '#settler/runtime/watch-query.ts';
import { openDownlineIndex, type AccountSummary } from './downline-index.ts';
import { openPartnerPages } from './partner-pages.ts';

interface Partners {
  /** Resolves once every member's pages have been synced; rejects after several failed attempts. */
  readonly first: Promise<void>;
  /** Whether it receives new accounts and its last write succeeded. */
  isUpToDate(): boolean;
  stop(): Promise<void>;
}

/** Attempts before `first` rejects. */
const ATTEMPTS = 3;

/** Registrations within this time share one write. However many follow one another, none waits longer. */
const GATHER = SECOND / 5;

/**
 * Keeps each member's partner pages (`PartnersDocument`) up to date; they follow from the accounts alone. It checks
 * everyone's pages at the start, then those of the uplines of each account that is created, deleted or renamed. Pages
 * that are right are left alone, so it may be stopped at any time, and two may run at once.
 */
export function watchPartners(db: Firestore, onFailed: Report['failed']): Partners {
  const downlines = openDownlineIndex(db);
  const pages = openPartnerPages(db);
  const first = Promise.withResolvers<void>();
  // A watching settler does not await it.
  first.promise.catch(() => undefined);

  function onAccounts(snapshot: QuerySnapshot): void {
    for (const { type, doc } of snapshot.docChanges()) {
      downlines.set(doc.id, type === 'removed' ? null : (doc.data() as AccountSummary));
    }
    syncing.runWithin(GATHER);
  }

  const syncing = openTask({
    async work() {
      await syncDue();
      if (!syncing.isStopped()) first.resolve();
    },
    failed(cause, retryIn, failures) {
      if (failures >= ATTEMPTS) first.reject(cause);
      onFailed({ kind: 'partners' }, cause, retryIn);
    },
  });

  async function syncDue(): Promise<void> {
    const { members, index } = await downlines.takeDue();
    const left = new Set(members.keys());
    try {
      for (const [uid, account] of members) {
        if (syncing.isStopped()) return;
        await pages.sync(uid, account, index);
        left.delete(uid);
      }
    } finally {
      downlines.putBack(left);
    }
  }

  const accounts = watchQuery(
    db.collection('accounts').select('username', 'upline', 'createdAt'),
    onAccounts,
    (cause, retryIn) => onFailed({ kind: 'listening' }, cause, retryIn),
  );
  return {
    first: first.promise,
    isUpToDate: () => accounts.isLive() && syncing.failures() === 0,
    async stop() {
      accounts.stop();
      await syncing.stop();
    },
  };
}
