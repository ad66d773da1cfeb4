import type { Waiting } from './pending.ts';

/** Pending requests, taken from each member in turn, so a member with thousands of them delays each other member by one. */
export interface Turns extends Iterable<Waiting> {
  readonly size: number;
  has(path: string): boolean;
  /** Behind what waits of the same member. */
  add(waiting: Waiting): void;
  remove(path: string): void;
  /** The oldest of the member whose turn it is. Undefined: none waits. */
  next(): Waiting | undefined;
}

export function openTurns(): Turns {
  /** By member and path. The first member is next. */
  const members = new Map<string, Map<string, Waiting>>();
  let size = 0;

  const ownOf = (path: string) => members.get(memberIn(path));

  function remove(path: string): void {
    const own = ownOf(path);
    if (!own?.delete(path)) return;
    size -= 1;
    if (own.size === 0) members.delete(memberIn(path));
  }

  return {
    get size() {
      return size;
    },
    has: (path) => ownOf(path)?.has(path) ?? false,
    add(waiting) {
      remove(waiting.path);
      const member = memberIn(waiting.path);
      members.set(member, (members.get(member) ?? new Map()).set(waiting.path, waiting));
      size += 1;
    },
    remove,
    next() {
      for (const [member, own] of members) {
        for (const waiting of own.values()) {
          remove(waiting.path);
          // The others come first now.
          if (members.delete(member)) members.set(member, own);
          return waiting;
        }
      }
      return undefined;
    },
    *[Symbol.iterator]() {
      for (const own of members.values()) yield* own.values();
    },
  };
}

/** The member whose money the request is about. A decision of an operator lies below that member, too. */
const memberIn = (path: string): string => path.split('/')[1] ?? '';
