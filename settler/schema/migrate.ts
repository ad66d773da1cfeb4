import { type DocumentSnapshot, FieldValue, type Firestore, GrpcStatus } from 'firebase-admin/firestore';
import type { SchemaVersionDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';

/**
 * Brings documents from one version to the next. Can be interrupted and repeated, also by two settlers at
 * once.
 */
type Migration = (db: Firestore) => Promise<unknown>;

/** Keep them in order, and never change or remove one. The first brings version 1 to version 2. */
const MIGRATIONS: readonly Migration[] = [];

/** The version that documents have after these migrations. */
const versionAfter = (migrations: readonly Migration[]): number => 1 + migrations.length;

export const SCHEMA_VERSION = versionAfter(MIGRATIONS);

/**
 * A newer settler has used this database, so its documents may have fields that this one does not understand.
 */
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
  const version = versionIn(await db.doc(paths.schemaVersion()).get()) ?? SCHEMA_VERSION;
  if (!(version <= SCHEMA_VERSION)) throw new SchemaTooNew(version, SCHEMA_VERSION);
}

/**
 * Runs the migrations that the database lacks, before anything is settled. No settler of an earlier version
 * may be running. It takes a database without a version for a new one: `findContradictions` refuses such a
 * database if it has postings.
 *
 * @returns the versions that it has reached, in order
 * @throws SchemaTooNew, and what a migration throws: the next start continues from there
 */
export async function migrate(
  db: Firestore,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<readonly number[]> {
  const reached: number[] = [];
  for (;;) {
    const before = await db.doc(paths.schemaVersion()).get();
    const version = versionIn(before);
    const newest = versionAfter(migrations);
    if (version === newest) return reached;
    if (version !== null && !(version < newest)) throw new SchemaTooNew(version, newest);
    if (version !== null) await migrations[version - 1]?.(db);
    const next = version === null ? newest : version + 1;
    if (await raiseTo(next, before)) reached.push(next);
  }
}

/**
 * Raises the version without a transaction: a settler that is killed in one would leave the document locked.
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

const versionIn = (snapshot: DocumentSnapshot): number | null =>
  (snapshot.data() as SchemaVersionDocument | undefined)?.version ?? null;
