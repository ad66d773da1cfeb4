import { type DocumentSnapshot, FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import type { Version, Write } from './draft.ts';

/** A version, and the time at which Firestore had it. */
export interface DatedVersion extends Version {
  readonly at: Timestamp;
}

export const datedVersionOf = (snapshot: DocumentSnapshot): DatedVersion => ({
  data: snapshot.data() ?? null,
  updateTime: snapshot.updateTime ?? null,
  // An existing document dates from its last write, even if a listener delivers it late.
  at: snapshot.updateTime ?? snapshot.readTime,
});

/** @returns versions by path */
export async function readDocuments(
  db: Firestore,
  paths: Iterable<string>,
): Promise<ReadonlyMap<string, DatedVersion>> {
  const found = await db.getAll(...[...paths].map((path) => db.doc(path)));
  return new Map(found.map((snapshot) => [snapshot.ref.path, datedVersionOf(snapshot)]));
}

/**
 * Commits all writes or none.
 *
 * @returns the time of each document's last write, by path; a write that changes nothing does not change this
 * time
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
    else if (write.kind === 'increase') batch.set(reference, increments(write.by), { merge: true });
    else if (write.kind === 'merge') batch.set(reference, write.data, { merge: true });
    else batch.set(reference, write.data);
  }
  const results = await batch.commit();
  return new Map(results.map(({ writeTime }, index) => [(writes[index] as Write).path, writeTime] as const));
}

/** Turns numbers to add into increments of Firestore. */
const increments = (by: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(by).map(([field, number]) => [field, FieldValue.increment(number)]));

/** Picks the later of two versions of one document. */
export function newer(one: DatedVersion | undefined, other: DatedVersion): DatedVersion {
  return one && one.at.valueOf() > other.at.valueOf() ? one : other;
}
