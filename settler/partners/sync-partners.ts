import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { SECOND } from '#domain/time.ts';
import { backOff } from '#settler/runtime/back-off.ts';
import type { Report } from '#settler/runtime/report.ts';
import { watchQuery } from '#settler/runtime/watch-query.ts';
import { openDownlineIndex, type Person } from './downline-index.ts';
import { openPartnerPages } from './partner-pages.ts';

interface Partners {
  /** Resolves once every member's pages have been synced; rejects after several failed attempts. */
  readonly first: Promise<void>;
  /** Whether it receives new accounts and its last write succeeded. */
  isKeeping(): boolean;
  stop(): Promise<void>;
}

/** Attempts before `first` rejects. */
const ATTEMPTS = 3;

/** Registrations within this time share one write. */
const GATHER = SECOND / 5;

/**
 * Keeps each member's partner pages (`PartnersDocument`) up to date; they follow from the accounts alone. It checks
 * everyone's pages at the start, then those of the uplines of each account that is created, deleted or renamed. Pages
 * that are right are left alone, so it may be stopped at any time, and two may run at once.
 */
export function watchPartners(db: Firestore, onFailed: Report['failed']): Partners {
  const lines = openDownlineIndex(db);
  const pages = openPartnerPages(db);
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  let failures = 0;
  let isStopped = false;
  const first = Promise.withResolvers<void>();
  // A watching settler does not await it.
  first.promise.catch(() => undefined);

  function hear(snapshot: QuerySnapshot): void {
    for (const { type, doc } of snapshot.docChanges()) {
      lines.take(doc.id, type === 'removed' ? null : (doc.data() as Person));
    }
    workIn(GATHER);
  }

  function workIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(work);
    }, ms);
  }

  async function work(): Promise<void> {
    try {
      await bringAllDue();
      if (isStopped) return;
      failures = 0;
      first.resolve();
    } catch (cause) {
      if (isStopped) return;
      failures += 1;
      if (failures >= ATTEMPTS) first.reject(cause);
      const retryIn = backOff(failures);
      onFailed({ kind: 'partners' }, cause, retryIn);
      workIn(retryIn);
    }
  }

  async function bringAllDue(): Promise<void> {
    const { members, register } = await lines.takeDue();
    const left = new Set(members.keys());
    try {
      for (const [uid, person] of members) {
        if (isStopped) return;
        await pages.bring(uid, person, register);
        left.delete(uid);
      }
    } finally {
      lines.putBack(left);
    }
  }

  const accounts = watchQuery(
    db.collection('accounts').select('username', 'upline', 'createdAt'),
    hear,
    (cause, retryIn) => onFailed({ kind: 'listening' }, cause, retryIn),
  );
  return {
    first: first.promise,
    isKeeping: () => accounts.isLive() && failures === 0,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      accounts.stop();
      await working;
    },
  };
}
