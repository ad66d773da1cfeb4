import { type PendingRequest, uidIn } from './pending.ts';

/** Pending requests, taken from members in turn, so that a member with thousands of them hardly delays the others. */
export interface Turns extends Iterable<PendingRequest> {
  readonly size: number;
  get(path: string): PendingRequest | undefined;
  /** Queues a request behind the member's others. A request that is queued already keeps its place. */
  add(waiting: PendingRequest): void;
  remove(path: string): void;
  /**
   * The next requests: the oldest of each member, then the second of each, and so on to `OF_MEMBER`. They
   * stay in the queue.
   */
  first(count: number): readonly PendingRequest[];
  /** Moves the members of these requests behind all other members. */
  served(paths: Iterable<string>): void;
}

/**
 * How many requests of one member a batch takes. A member who floods the queue delays the others only by
 * these.
 */
export const OF_MEMBER = 20;

export function openTurns(): Turns {
  /** Requests by uid and path. The first member has the next turn. */
  const members = new Map<string, Map<string, PendingRequest>>();
  let size = 0;

  const ownOf = (path: string) => members.get(uidIn(path));

  return {
    get size() {
      return size;
    },
    get: (path) => ownOf(path)?.get(path),
    add(waiting) {
      const own = ownOf(waiting.path) ?? new Map<string, PendingRequest>();
      if (!own.has(waiting.path)) size += 1;
      members.set(uidIn(waiting.path), own.set(waiting.path, waiting));
    },
    remove(path) {
      const own = ownOf(path);
      if (!own?.delete(path)) return;
      size -= 1;
      if (own.size === 0) members.delete(uidIn(path));
    },
    first(count) {
      const next: PendingRequest[] = [];
      let queues = [...members.values()].slice(0, count).map((own) => own.values());
      for (let round = 0; round < OF_MEMBER && next.length < count && queues.length > 0; round += 1) {
        queues = queues.filter((queue) => {
          const { value, done } = queue.next();
          if (!done && next.length < count) next.push(value);
          return !done;
        });
      }
      return next;
    },
    served(paths) {
      for (const uid of new Set([...paths].map(uidIn))) {
        const own = members.get(uid);
        if (own && members.delete(uid)) members.set(uid, own);
      }
    },
    *[Symbol.iterator]() {
      for (const own of members.values()) yield* own.values();
    },
  };
}
