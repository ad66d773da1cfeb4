import type { Firestore } from 'firebase-admin/firestore';
import type { Instant } from '../src/domain/time.ts';
import { pendingQueries } from './pending.ts';
import { type Outcome, settleOne } from './settle-one.ts';

export interface Report {
  settled(path: string, outcome: Outcome): void;
  /** The request stays as it was; it is tried again when the settler starts anew, or when it is written again. */
  failed(path: string | null, cause: unknown): void;
}

/** Settles what waits and what comes, one after the other, until stopped. */
export function watchRequests(
  db: Firestore,
  now: () => Instant,
  report: Report,
): { readonly stop: () => Promise<void> } {
  let queue = Promise.resolve();
  let isStopped = false;

  async function settleNext(path: string): Promise<void> {
    if (isStopped) return;
    try {
      report.settled(path, await settleOne(db, path, now()));
    } catch (cause) {
      report.failed(path, cause);
    }
  }

  const stops = pendingQueries(db).map((query) =>
    query.onSnapshot(
      (snapshot) => {
        for (const { type, doc } of snapshot.docChanges()) {
          if (type !== 'removed') queue = queue.then(() => settleNext(doc.ref.path));
        }
      },
      (cause) => report.failed(null, cause),
    ),
  );
  return {
    async stop() {
      isStopped = true;
      for (const stop of stops) stop();
      await queue;
    },
  };
}
