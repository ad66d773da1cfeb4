import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { SECOND } from '#domain/time.ts';
import { backOff } from '#settler/runtime/back-off.ts';
import type { Report } from '#settler/runtime/report.ts';
import { watchQuery } from '#settler/runtime/watch-query.ts';
import { openDownlineIndex, type Person } from './downline-index.ts';
import { openPartnerPages } from './partner-pages.ts';

interface Partners {
  /** Resolves when everybody's pages have been brought up to date once; rejects when that has failed a few times. */
  readonly first: Promise<void>;
  /** Whether it hears of new accounts, and has not failed since to write what follows from them. */
  isKeeping(): boolean;
  stop(): Promise<void>;
}

/** Before `first` is given up. */
const ATTEMPTS = 3;

/** Several registrations at once are written as one. */
const GATHER = SECOND / 5;

/**
 * Keeps for each member the pages of all who came through them (`PartnersDocument`), which follow from the accounts alone. When
 * it begins it looks at everybody's pages; then at those of the uplines of whoever has come, left, or changed name. What it
 * finds as it should be, it leaves: so it may be stopped at any moment, and two may work at once.
 */
export function watchPartners(db: Firestore, onFailed: Report['failed']): Partners {
  const lines = openDownlineIndex(db);
  const pages = openPartnerPages(db);
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  let failures = 0;
  let isStopped = false;
  const first = Promise.withResolvers<void>();
  // Whoever keeps on watching does not wait for it.
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
