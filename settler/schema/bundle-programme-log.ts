import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { Programme } from '#domain/programme/programme.ts';
import { toProgrammeEntry } from '#firestore/decode.ts';
import {
  BUNDLES_OF_CHECKPOINT,
  ENTRIES_OF_BUNDLE,
  type ProgrammeEntryDocument,
  type ProgrammeLogDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { bundleDocument } from '#settler/ledger/programme-log.ts';

/** Entries per read, and bundles per batch. */
const PAGE = 10;

/**
 * Bundles a programme's log of an earlier version, in which each entry was a document. Runs once for each project, before anything
 * is settled; no settler of that version may be at work. It may be interrupted and repeated. The earlier documents stay.
 *
 * @throws ProgrammeBroken when that log is not valid
 */
export async function bundleProgrammeLog(db: Firestore): Promise<void> {
  const head = await db.doc(paths.programmeLog()).get();
  const { entries, bundled } = (head.data() ?? { entries: 0 }) as ProgrammeLogDocument;
  if (bundled || entries === 0 || !head.updateTime) return;
  const programme = new Programme();
  for (let bundle = 0; bundle * ENTRIES_OF_BUNDLE < entries; bundle += PAGE) {
    const batch = db.batch();
    const documents = await readEntries(db, bundle * ENTRIES_OF_BUNDLE, entries);
    for (let start = 0; start < documents.length; start += ENTRIES_OF_BUNDLE) {
      const found = documents.slice(start, start + ENTRIES_OF_BUNDLE).map(toProgrammeEntry);
      for (const entry of found) programme.apply(entry);
      const nth = bundle + start / ENTRIES_OF_BUNDLE;
      const isCheckpoint = (nth + 1) % BUNDLES_OF_CHECKPOINT === 0 && found.length === ENTRIES_OF_BUNDLE;
      batch.set(db.doc(paths.programmeBundle(nth)), {
        ...bundleDocument(
          nth,
          found.map((entry) => JSON.stringify(entry)),
        ),
        ...(isCheckpoint && { hash: programme.hash() }),
      });
    }
    await batch.commit();
  }
  const end = db.batch();
  end.update(head.ref, { bundled: true }, { lastUpdateTime: head.updateTime });
  end.set(db.doc(paths.migrations()), { bundles: FieldValue.serverTimestamp() }, { merge: true });
  await end.commit();
}

/** @returns as many as fill `PAGE` bundles, or all that are left */
async function readEntries(
  db: Firestore,
  after: number,
  entries: number,
): Promise<readonly ProgrammeEntryDocument[]> {
  const { docs } = await db
    .collection(paths.programmeEntries())
    .where('sequence', '>', after)
    .where('sequence', '<=', Math.min(entries, after + PAGE * ENTRIES_OF_BUNDLE))
    .orderBy('sequence')
    .get();
  const found = docs.map((each) => each.data() as ProgrammeEntryDocument);
  if (found.length !== Math.min(entries - after, PAGE * ENTRIES_OF_BUNDLE)) {
    throw new Error(`The programme's log has ${after + found.length} of ${entries} entries`);
  }
  return found;
}
