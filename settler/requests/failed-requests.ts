import { FieldValue, type Firestore, GrpcStatus, Timestamp } from 'firebase-admin/firestore';
import type { Instant } from '#domain/time.ts';
import type { FailedRequestDocument, GrantDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { WrongClock } from '#settler/runtime/clock.ts';
import { describeFailure } from '#settler/runtime/failure.ts';
import { allPending, isPending, type PendingRequest, uidIn } from './pending.ts';

/** After this many failures the settler sets a request aside until a person has looked at it. */
export const SET_ASIDE_AFTER = 5;

/**
 * Requests that failed to settle. Firestore keeps the counts, not the process: otherwise a settler that
 * runs one pass at a time, or restarts after a fault, would never count far enough.
 */
export interface FailedRequests {
  /**
   * The paths of requests that are set aside: those of the last `pending`, and those counted here since then.
   */
  setAside(): readonly string[];
  /** Pending requests (`allPending`) that are not set aside. Forgets failed requests that are no longer pending. */
  pending(part?: 'all' | 'a-page-each'): AsyncGenerator<PendingRequest>;
  /**
   * Counts a failure, but none that any request would meet, such as a lost connection.
   * @returns whether the request is now set aside
   */
  count(path: string, cause: unknown, now: Instant): Promise<boolean>;
  /** Forgets the failures of a request that settled after all. */
  settled(path: string): Promise<void>;
}

export function openFailedRequests(db: Firestore): FailedRequests {
  /** Whether each failed request is set aside, by path. */
  let known = new Map<string, boolean>();

  async function forget(path: string): Promise<void> {
    await db.doc(paths.failedRequest(path)).delete();
    known.delete(path);
  }

  return {
    setAside: () => [...known].flatMap(([path, isSetAside]) => (isSetAside ? [path] : [])),

    async *pending(part) {
      const { docs } = await db.collection(paths.failedRequests()).get();
      const failed = docs.map((each) => each.data() as FailedRequestDocument);
      known = new Map(failed.map(({ path, setAsideAt }) => [path, setAsideAt !== null]));
      const unseen = new Set(known.keys());
      for await (const waiting of allPending(db, part)) {
        unseen.delete(waiting.path);
        if (known.get(waiting.path) !== true) yield waiting;
      }
      // The others are settled, or lie in the part that this pass left out.
      for (const path of unseen) if (!isPending(await db.doc(path).get())) await forget(path);
    },

    async count(path, cause, now) {
      if (!isOfRequest(cause)) return false;
      const reference = db.doc(paths.failedRequest(path));
      const earlier = (await reference.get()).data() as FailedRequestDocument | undefined;
      const at = Timestamp.fromMillis(now);
      const failures = (earlier?.failures ?? 0) + 1;
      const setAsideAt = earlier?.setAsideAt ?? (failures < SET_ASIDE_AFTER ? null : at);
      const document: FailedRequestDocument = {
        path,
        failures,
        since: earlier?.since ?? at,
        setAsideAt,
        reason: reasonOf(cause),
      };
      await reference.set(document);
      const isSetAside = setAsideAt !== null;
      known.set(path, isSetAside);
      return isSetAside;
    },

    async settled(path) {
      if (known.has(path)) await forget(path);
    },
  };
}

/**
 * Lets the settler try a request again at the next pass, as often as a new one. The audit trail records it.
 *
 * @param by the name of the person who does it
 * @returns whether the request was set aside
 */
export async function release(db: Firestore, path: string, by: string): Promise<boolean> {
  const reference = db.doc(paths.failedRequest(path));
  const record: Omit<GrantDocument, 'at'> = {
    uid: uidIn(path),
    change: 'request-released',
    by,
    path,
  };
  return db.runTransaction(async (transaction) => {
    const found = (await transaction.get(reference)).data() as FailedRequestDocument | undefined;
    if (!found?.setAsideAt) return false;
    transaction.delete(reference);
    transaction.create(db.collection(paths.grants()).doc(), { ...record, at: FieldValue.serverTimestamp() });
    return true;
  });
}

/**
 * The codes with which Firestore says that it is out of reach or overloaded, or that it does not let the
 * settler in.
 */
const OF_FIRESTORE: readonly unknown[] = [
  GrpcStatus.CANCELLED,
  GrpcStatus.UNKNOWN,
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.PERMISSION_DENIED,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.ABORTED,
  GrpcStatus.INTERNAL,
  GrpcStatus.UNAVAILABLE,
  GrpcStatus.UNAUTHENTICATED,
];

/** Whether any other request would have failed in the same way at that moment. */
export const isOfFirestore = (cause: unknown): boolean =>
  OF_FIRESTORE.includes((cause as { readonly code?: unknown } | null)?.code);

const isOfRequest = (cause: unknown): boolean => !(cause instanceof WrongClock) && !isOfFirestore(cause);

function reasonOf(cause: unknown): string {
  const { error, code, status, message } = describeFailure(cause);
  return `${error}: ${message ?? status ?? code}`;
}
