import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentReference, DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';

/** The reads and writes of one settlement. Firestore's `Transaction` satisfies it too. */
export interface ConditionalBatch {
  get(reference: DocumentReference): Promise<DocumentSnapshot>;
  /** A consistent snapshot of all of them. */
  getAll(...references: DocumentReference[]): Promise<DocumentSnapshot[]>;
  create(reference: DocumentReference, data: object): unknown;
  /** With `merge` unconditional: fields that are not named stay. */
  set(reference: DocumentReference, data: object, options?: { readonly merge: true }): unknown;
  update(reference: DocumentReference, data: object): unknown;
}

/** Attempts before the request is left for a later pass. */
const ATTEMPTS = 12;
/** Longest pause before the next attempt, in milliseconds. */
const PAUSE = 60;

/** gRPC codes with which Firestore refuses a batch because a document changed after it was read. */
const OVERTAKEN: readonly unknown[] = [
  5, // not found
  6, // already exists
  9, // failed precondition
  10, // aborted
];

/**
 * Commits everything that `work` writes, or nothing. The commit fails if a document that was read and is now written
 * has changed in between; then `work` runs again.
 *
 * Unlike a Firestore server transaction it takes no locks: a settler that dies half-way blocks no one, and two settlers
 * never wait for each other.
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
  /** The update time of each document read; null if it did not exist. */
  const seen = new Map<string, Timestamp | null>();
  const written = new Set<string>();

  const note = (snapshot: DocumentSnapshot): DocumentSnapshot => {
    seen.set(snapshot.ref.path, snapshot.updateTime ?? null);
    return snapshot;
  };
  const writing = ({ path }: DocumentReference): Timestamp | null | undefined => {
    if (written.has(path)) throw new Error(`${path} is written twice in one batch`);
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
    set(reference, data, options) {
      const lastUpdateTime = writing(reference);
      if (options) batch.set(reference, data, options);
      else if (lastUpdateTime === undefined) batch.set(reference, data);
      else if (lastUpdateTime === null) batch.create(reference, data);
      // Every field is given, so `update` replaces the document.
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
