import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { randomBytes } from 'node:crypto';
import { appendToLog, type LogHead, type SaltedPosting } from '#domain/log/append.ts';
import { type Salt, SALT_BYTES, saltOf } from '#domain/log/entry.ts';
import { bundleUpdate, fromLogHead, tileUpdate } from '#firestore/log.ts';
import { paths } from '#firestore/paths.ts';

/** A batch that writes each document once. Without `merge`, `set` is conditional on what was read. */
interface LogBatch {
  set(reference: DocumentReference, data: object, options?: { readonly merge: true }): unknown;
}

export const newSalt = (): Salt => saltOf(randomBytes(SALT_BYTES));

/**
 * Appends postings to the public log, in the batch that writes them: the head, the bundles that gain entries (mostly one), and a tile
 * where a bundle becomes full. Only the head needs a precondition: who has lost the race for it has lost all.
 *
 * @returns the head after the batch
 * @throws LedgerBroken as `appendToLog`
 */
export function appendEntriesToLog(
  db: Firestore,
  batch: LogBatch,
  head: LogHead,
  postings: readonly SaltedPosting[],
): LogHead {
  const appended = appendToLog(head, postings);
  batch.set(db.doc(paths.logHead()), fromLogHead(appended.head));
  for (const bundle of appended.bundles) {
    batch.set(db.doc(paths.logBundle(bundle.index)), bundleUpdate(bundle, added), MERGE);
  }
  for (const tile of appended.tiles) {
    batch.set(db.doc(paths.logTile(tile.level, tile.index)), tileUpdate(tile, added), MERGE);
  }
  return appended.head;
}

const MERGE = { merge: true } as const;
const added = (...values: string[]): FieldValue => FieldValue.arrayUnion(...values);
