import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { SECOND } from '#domain/time.ts';
import type { AccountDocument } from '#firestore/documents.ts';
import { openTask } from '#settler/runtime/task.ts';
import { watchQuery } from '#settler/runtime/watch-query.ts';
import { type AccountSummary, SUMMARY_FIELDS, summaryOf } from './account-summary.ts';
import { openDownlineIndex } from './downline-index.ts';
import { openPartnerPages } from './partner-pages.ts';

/** Receives the events of `syncPartners`. */
export interface PartnersReport {
  /** Whether new accounts arrive and the last write succeeded. Called whenever that may have changed. */
  status(isUpToDate: boolean): void;
  /** Every member's pages agree with the accounts known so far. */
  synced(): void;
  /**
   * @param retryIn milliseconds
   * @param failures how many failures came in a row, this one included; absent: the listener failed
   */
  failed(cause: unknown, retryIn: number, failures?: number): void;
}

/**
 * New accounts within this time share one write. A constant stream of them does not make any of them wait
 * longer.
 */
const GATHER = SECOND / 5;

/**
 * Keeps each member's partner pages (`PartnersDocument`) up to date; they follow from the accounts alone. It
 * compares all pages at the start, then those of the uplines of each account that is created, deleted or
 * renamed. It leaves correct pages unchanged, so it can be stopped at any time, and two settlers can run it at
 * once.
 *
 * @returns a function that stops it and waits for the running write
 */
export function syncPartners(db: Firestore, report: PartnersReport): { stop(): Promise<void> } {
  const index = openDownlineIndex();
  const pages = openPartnerPages(db, index);
  /** Accounts that break the rules' format, and why. They are no one's partners until they are repaired. */
  const odd = new Map<string, unknown>();

  function onAccounts(snapshot: QuerySnapshot): void {
    const changes = new Map<string, AccountSummary | null>();
    for (const { type, doc } of snapshot.docChanges()) {
      odd.delete(doc.id);
      changes.set(doc.id, null);
      if (type === 'removed') continue;
      try {
        changes.set(doc.id, summaryOf(doc.data() as AccountDocument));
      } catch (cause) {
        odd.set(doc.id, cause);
      }
    }
    index.apply(changes);
    syncing.runWithin(GATHER);
  }

  const syncing = openTask({
    async work() {
      await pages.sync(syncing.isStopped);
      for (const cause of odd.values()) throw cause;
      if (!syncing.isStopped()) report.synced();
      tell(0);
    },
    failed(cause, retryIn, failures) {
      tell(failures);
      report.failed(cause, retryIn, failures);
    },
  });

  const accounts = watchQuery(
    db.collection('accounts').select(...SUMMARY_FIELDS),
    onAccounts,
    (cause, retryIn) => {
      tell(syncing.failures());
      report.failed(cause, retryIn);
    },
  );

  const tell = (failures: number): void => report.status(accounts.isLive() && failures === 0);

  return {
    async stop() {
      accounts.stop();
      await syncing.stop();
    },
  };
}
