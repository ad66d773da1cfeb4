import { type Instant, MINUTE } from '#domain/time.ts';
import { uidIn } from '#settler/requests/pending.ts';
import { openQueue } from '#settler/requests/queue.ts';
import type { Report } from '#settler/runtime/report.ts';
import { openTask } from '#settler/runtime/task.ts';
import { watchQuery } from '#settler/runtime/watch-query.ts';
import { deliver, type PushServices } from './deliver.ts';

export interface PushWatch {
  /** Starts nothing more; resolves when the running deliveries end. */
  stop(): Promise<void>;
}

/** Browsers that are served at the same time, so that a slow push service delays few others. */
const AT_ONCE = 8;
/** The listener delivers the latest notices of all members; a full look finds what it has missed. */
const LATEST = 50;
const LOOK_EVERY = 10 * MINUTE;

/**
 * Sends push messages for new notices, until stopped. It has its own queue: whatever push services do, no money waits
 * for them. A failed delivery is retried with back-off, until its notices are too old.
 */
export function watchPush(services: PushServices, failed: Report['failed']): PushWatch {
  const { db } = services;
  /** Where each member gets push messages: paths of subscriptions, with their endpoints. */
  const subscriptions = new Map<string, Map<string, string>>();
  const onFailure = (cause: unknown, retryIn: number) => failed({ kind: 'push' }, cause, retryIn);

  const queue = openQueue({
    most: AT_ONCE,
    async work(waiting) {
      const undone = new Map<string, { readonly cause: unknown }>();
      await Promise.all(
        waiting.map(({ path }) =>
          deliver(services, path).catch((cause: unknown) => undone.set(path, { cause })),
        ),
      );
      return undone;
    },
    onFailure: (_path, cause, retryIn) => onFailure(cause, retryIn),
  });
  const serve = (path: string, since: Instant = Date.now()) => queue.add({ path, since });

  const subscribed = watchQuery(
    db.collectionGroup('pushSubscriptions'),
    (snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        const { path } = doc.ref;
        const uid = uidIn(path);
        const own = subscriptions.get(uid) ?? new Map<string, string>();
        if (type === 'removed') {
          own.delete(path);
          queue.remove(path);
        } else {
          // Serve only a new endpoint. The other changes are our own records of what we have told.
          const endpoint = String(doc.get('endpoint'));
          if (own.get(path) !== endpoint) serve(path);
          own.set(path, endpoint);
        }
        if (own.size > 0) subscriptions.set(uid, own);
        else subscriptions.delete(uid);
      }
    },
    onFailure,
  );
  const noticed = watchQuery(
    db.collectionGroup('notices').orderBy('at', 'desc').limit(LATEST),
    (snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        if (type !== 'removed')
          for (const path of subscriptions.get(uidIn(doc.ref.path))?.keys() ?? []) serve(path);
      }
    },
    onFailure,
  );
  const looking = openTask({
    every: LOOK_EVERY,
    async work() {
      for (const own of subscriptions.values()) for (const path of own.keys()) serve(path);
    },
    failed: onFailure,
  });
  looking.runIn(LOOK_EVERY);

  return {
    async stop() {
      subscribed.stop();
      noticed.stop();
      await Promise.all([looking.stop(), queue.stop()]);
    },
  };
}

/**
 * Sends what is new to every browser that asked for it, once.
 * @param onFailure called for each browser whose push service failed; the next run tries again
 */
export async function pushOnce(services: PushServices, onFailure: (cause: unknown) => void): Promise<void> {
  const { docs } = await services.db.collectionGroup('pushSubscriptions').select().get();
  for (const { ref } of docs) await deliver(services, ref.path).catch(onFailure);
}
