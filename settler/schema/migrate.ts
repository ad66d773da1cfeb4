import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { SchemaVersionDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { bundleProgrammeLog } from './bundle-programme-log.ts';
import { completeLog } from './complete-log.ts';
import { addKeptSums } from './kept-sums.ts';
import { openLines } from './open-lines.ts';

/** Brings documents of one version to the next. Can be interrupted and repeated, also by two settlers at once. */
type Migration = (db: Firestore) => Promise<unknown>;

/**
 * In order; never changed, and none removed. The version of a database is how many of them it has behind it. Those before the version
 * was recorded find out by themselves whether they are done.
 */
export const MIGRATIONS: readonly Migration[] = [bundleProgrammeLog, completeLog, openLines, addKeptSums];

/** A newer settler has worked on this database: its documents may say what this one does not understand. */
export class SchemaTooNew extends Error {
  override readonly name = 'SchemaTooNew';

  constructor(found: number, known: number) {
    super(
      `The database has schema version ${found}, and this settler knows ${known}. Start a settler of the release that` +
        ' wrote it, or a later one.',
    );
  }
}

/** @throws SchemaTooNew */
export async function assertSchemaKnown(db: Firestore, known = MIGRATIONS.length): Promise<void> {
  const version = versionIn(await db.doc(paths.schemaVersion()).get());
  if (version > known) throw new SchemaTooNew(version, known);
}

/**
 * Runs what the database does not have behind it yet, before anything is settled. No settler of an earlier version may be at work.
 *
 * @returns the versions that it has reached, in order
 * @throws SchemaTooNew, and what a migration throws: the next start goes on from there
 */
export async function migrate(
  db: Firestore,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<readonly number[]> {
  await assertSchemaKnown(db, migrations.length);
  const reached: number[] = [];
  const before = versionIn(await db.doc(paths.schemaVersion()).get());
  for (const [nth, migration] of [...migrations.entries()].slice(before)) {
    await migration(db);
    await raiseTo(db, nth + 1);
    reached.push(nth + 1);
  }
  return reached;
}

/** Another settler may have got further meanwhile. */
async function raiseTo(db: Firestore, version: number): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const reference = db.doc(paths.schemaVersion());
    if (versionIn(await transaction.get(reference)) >= version) return;
    transaction.set(reference, { version, at: FieldValue.serverTimestamp() });
  });
}

const versionIn = (snapshot: FirebaseFirestore.DocumentSnapshot): number =>
  (snapshot.data() as SchemaVersionDocument | undefined)?.version ?? 0;
