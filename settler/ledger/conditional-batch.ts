import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentReference, DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';

/**
 * What a settlement reads and then writes. A `Transaction` of Firestore's is one too.
 */
export interface ConditionalBatch {
  get(reference: DocumentReference): Promise<DocumentSnapshot>;
  /** All as they were at one moment. */
  getAll(...references: DocumentReference[]): Promise<DocumentSnapshot[]>;
  create(reference: DocumentReference, data: object): unknown;
  set(reference: DocumentReference, data: object): unknown;
  update(reference: DocumentReference, data: object): unknown;
}

/** How often it may be overtaken before it is left to a later turn. */
const ATTEMPTS = 12;
/** Milliseconds, at most, before beginning anew. */
const PAUSE = 60;

/** Codes of gRPC with which a batch is refused because what it goes by has changed since it was read. */
const OVERTAKEN: readonly unknown[] = [
  5, // not found
  6, // already exists
  9, // failed precondition
  10, // aborted
];

/**
 * Writes all of what `work` writes, or none: and only where no document that it has read and now writes has changed in
 * between; else it begins anew. Unlike Firestore's own transactions on a server it holds no locks, so that a settler
 * that dies half-way keeps nobody waiting, and two settlers never wait for each other.
 *
 * @param work may run several times; writes each document at most once
 */
export async function allOrNothing<Value>(
  db: Firestore,
  work: (attempt: ConditionalBatch) => Promise<Value>,
): Promise<Value> {
  for (let overtaken = 0; ;) {
    const { attempt, commit } = beginAttempt(db);
    const value = await work(attempt);
    try {
      await commit();
      return value;
    } catch (cause) {
      overtaken += 1;
      if (overtaken === ATTEMPTS || !OVERTAKEN.includes((cause as { readonly code?: unknown }).code))
        throw cause;
      await wait(Math.random() * PAUSE);
    }
  }
}

function beginAttempt(db: Firestore) {
  const batch = db.batch();
  /** When each document that was read had been written last; null: there was none. */
  const seen = new Map<string, Timestamp | null>();
  const written = new Set<string>();

  const note = (snapshot: DocumentSnapshot): DocumentSnapshot => {
    seen.set(snapshot.ref.path, snapshot.updateTime ?? null);
    return snapshot;
  };
  const writing = ({ path }: DocumentReference): Timestamp | null | undefined => {
    if (written.has(path)) throw new Error(`${path} is written twice at once`);
    written.add(path);
    return seen.get(path);
  };

  const attempt: ConditionalBatch = {
    get: async (reference) => note(await reference.get()),
    getAll: async (...references) => (await db.getAll(...references)).map(note),
    create(reference, data) {
      writing(reference);
      batch.create(reference, data);
    },
    set(reference, data) {
      const lastUpdateTime = writing(reference);
      if (lastUpdateTime === undefined) batch.set(reference, data);
      else if (lastUpdateTime === null) batch.create(reference, data);
      // Every field is given, so this is to put another document in its place.
      else batch.update(reference, data, { lastUpdateTime });
    },
    update(reference, data) {
      const lastUpdateTime = writing(reference);
      batch.update(reference, data, lastUpdateTime ? { lastUpdateTime } : {});
    },
  };
  return {
    attempt,
    async commit() {
      if (written.size > 0) await batch.commit();
    },
  };
}
