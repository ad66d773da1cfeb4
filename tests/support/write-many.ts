import type { DocumentData, Firestore } from 'firebase-admin/firestore';

/** Below what one commit may hold. */
const COMMIT = 400;

/** Writes each of these documents whole, by its path. A write that fails ends it. */
export async function writeMany(
  db: Firestore,
  documents: Iterable<readonly [path: string, data: DocumentData]>,
): Promise<void> {
  const waiting = [...documents];
  while (waiting.length > 0) {
    const batch = db.batch();
    for (const [path, data] of waiting.splice(0, COMMIT)) batch.set(db.doc(path), data);
    await batch.commit();
  }
}
