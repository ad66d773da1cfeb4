import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Version, Write } from './draft.ts';

/** A version, and at what time Firestore had it. */
export interface Seen extends Version {
  readonly at: Timestamp;
}

/** By path. */
export type SeenDocuments = ReadonlyMap<string, Seen>;

export const seenIn = (snapshot: DocumentSnapshot): Seen => ({
  data: snapshot.data() ?? null,
  updateTime: snapshot.updateTime ?? null,
  // What exists dates from its last write, however late it is heard of.
  at: snapshot.updateTime ?? snapshot.readTime,
});

export async function readDocuments(db: Firestore, documents: Iterable<string>): Promise<SeenDocuments> {
  const found = await db.getAll(...[...documents].map((path) => db.doc(path)));
  return new Map(found.map((snapshot) => [snapshot.ref.path, seenIn(snapshot)]));
}

/**
 * All or nothing.
 *
 * @returns when each document was last written, by path; a write that changes nothing does not change this time
 * @throws Firestore's error, or its library's where a document cannot be stored
 */
export async function commit(
  db: Firestore,
  writes: readonly Write[],
): Promise<ReadonlyMap<string, Timestamp>> {
  const batch = db.batch();
  for (const write of writes) {
    const reference = db.doc(write.path);
    if (write.kind === 'create') batch.create(reference, write.data);
    else if (write.kind === 'update') batch.update(reference, write.fields, { lastUpdateTime: write.after });
    else if (write.kind === 'merge') batch.set(reference, write.data, { merge: true });
    else batch.set(reference, write.data);
  }
  const results = await batch.commit();
  return new Map(results.map(({ writeTime }, index) => [(writes[index] as Write).path, writeTime] as const));
}

/** Documents as they were last seen or written, the least recently used forgotten first. */
export class RecentDocuments {
  readonly #most: number;
  readonly #seen = new Map<string, Seen>();

  constructor(most: number) {
    this.#most = most;
  }

  get(path: string): Seen | undefined {
    const seen = this.#seen.get(path);
    if (seen) this.#put(path, seen);
    return seen;
  }

  /** An older version than the one known changes nothing. */
  add(path: string, seen: Seen): void {
    this.#put(path, newer(this.#seen.get(path), seen));
    for (const oldest of this.#seen.keys()) {
      if (this.#seen.size <= this.#most) return;
      this.#seen.delete(oldest);
    }
  }

  clear(): void {
    this.#seen.clear();
  }

  #put(path: string, seen: Seen): void {
    this.#seen.delete(path);
    this.#seen.set(path, seen);
  }
}

/** Of two versions of one document. */
export function newer(one: Seen | undefined, other: Seen): Seen {
  return one && one.at.valueOf() > other.at.valueOf() ? one : other;
}
