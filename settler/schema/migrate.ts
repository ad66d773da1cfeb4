import { type DocumentSnapshot, FieldValue, type Firestore, GrpcStatus } from 'firebase-admin/firestore';
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
export async function assertSchemaKnown(db: Firestore): Promise<void> {
  const version = versionIn(await db.doc(paths.schemaVersion()).get());
  if (version > MIGRATIONS.length) throw new SchemaTooNew(version, MIGRATIONS.length);
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
  const reached: number[] = [];
  for (;;) {
    const before = await db.doc(paths.schemaVersion()).get();
    const version = versionIn(before);
    if (version > migrations.length) throw new SchemaTooNew(version, migrations.length);
    const migration = migrations[version];
    if (!migration) return reached;
    await migration(db);
    if (await raiseTo(version + 1, before)) reached.push(version + 1);
  }
}

/**
 * Without a transaction: one whose settler is killed would keep the document locked.
 *
 * @returns false: another settler has raised it meanwhile
 */
async function raiseTo(version: number, { ref, updateTime }: DocumentSnapshot): Promise<boolean> {
  const document = { version, at: FieldValue.serverTimestamp() };
  const raising = updateTime ? ref.update(document, { lastUpdateTime: updateTime }) : ref.create(document);
  return raising.then(
    () => true,
    (thrown: { readonly code?: unknown }) => {
      if (thrown.code !== GrpcStatus.FAILED_PRECONDITION && thrown.code !== GrpcStatus.ALREADY_EXISTS) {
        throw thrown;
      }
      return false;
    },
  );
}

const versionIn = (snapshot: DocumentSnapshot): number =>
  (snapshot.data() as SchemaVersionDocument | undefined)?.version ?? 0;
