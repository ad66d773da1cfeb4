// A backup of a whole Firestore database and of the users, over the public interfaces. The emulator's own import writes into the
// database of the export alone, and a drill restores into another one; a real project uses Google's managed backups
// (docs/operating.md).
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { documentsOf, readsAt } from '#settler/ledger/reads.ts';
import { byPath } from '#settler/requests/pending.ts';

/** Each document by its path. Timestamps, times and bytes keep their types: the values are Firestore's own. */
export type Backup = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** All documents as they were at one time. */
export async function exportAt(db: Firestore, readTime: Timestamp): Promise<Backup> {
  const reads = readsAt(db, readTime);
  const backup = new Map<string, Readonly<Record<string, unknown>>>();
  for (const name of await collectionNames(db)) {
    for await (const found of documentsOf(reads, db.collectionGroup(name).orderBy(byPath))) {
      backup.set(found.ref.path, found.data());
    }
  }
  return backup;
}

/** Lists the names of all collections, wherever they lie. */
async function collectionNames(db: Firestore): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const open = await db.listCollections();
  for (let collection = open.pop(); collection; collection = open.pop()) {
    names.add(collection.id);
    // Also missing documents that have documents below them.
    for (const reference of await collection.listDocuments())
      open.push(...(await reference.listCollections()));
  }
  return names;
}

/**
 * Writes a backup into a database that is empty: an import deletes nothing, so later documents would stay.
 *
 * @throws Error when the database has documents
 */
export async function importInto(db: Firestore, backup: Backup): Promise<void> {
  const [collection] = await db.listCollections();
  if (collection) throw new Error(`The database to restore into is not empty: it has “${collection.id}”.`);
  const writer = db.bulkWriter();
  const writes = [...backup].map(([path, data]) => writer.create(db.doc(path), data));
  await writer.close();
  await Promise.all(writes);
}

const TYPES = { timestamp: '$timestamp', bytes: '$bytes' } as const;

/** As text: one JSON object per line. */
export const writeBackup = (backup: Backup): string =>
  [...backup].map(([path, data]) => `${JSON.stringify({ path, data: encode(data) })}\n`).join('');

export const readBackup = (text: string): Backup =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const { path, data } = JSON.parse(line) as { readonly path: string; readonly data: unknown };
        return [path, decode(data) as Readonly<Record<string, unknown>>];
      }),
  );

function encode(value: unknown): unknown {
  if (value instanceof Timestamp) return { [TYPES.timestamp]: [value.seconds, value.nanoseconds] };
  if (value instanceof Uint8Array) return { [TYPES.bytes]: Buffer.from(value).toString('base64') };
  return mapped(value, encode);
}

function decode(value: unknown): unknown {
  const { [TYPES.timestamp]: time, [TYPES.bytes]: bytes } = (value ?? {}) as Record<string, unknown>;
  if (Array.isArray(time)) return new Timestamp(time[0], time[1]);
  if (typeof bytes === 'string') return Buffer.from(bytes, 'base64');
  return mapped(value, decode);
}

function mapped(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]));
}

/** As `firebase auth:export`, but for `mfaInfo`: the emulator's import refuses it. */
const EXPORTED = [
  ...['localId', 'email', 'emailVerified', 'passwordHash', 'salt', 'displayName', 'photoUrl', 'lastLoginAt'],
  ...['createdAt', 'phoneNumber', 'disabled', 'customAttributes', 'providerUserInfo'],
];

/** The Auth emulator's users, with password hashes. */
export async function exportUsers(host: string, project: string): Promise<readonly object[]> {
  const { users = [] } = (await ask(host, project, 'GET', 'accounts:batchGet?maxResults=1000')) as {
    readonly users?: readonly object[];
  };
  return users.map((user) =>
    Object.fromEntries(Object.entries(user).filter(([name]) => EXPORTED.includes(name))),
  );
}

/** As `firebase auth:import`: users keep their ids. @throws Error when one is refused */
export async function importUsers(host: string, project: string, users: readonly object[]): Promise<void> {
  const { error = [] } = (await ask(host, project, 'POST', 'accounts:batchCreate', { users })) as {
    readonly error?: readonly object[];
  };
  if (error.length > 0) throw new Error(`Users are refused: ${JSON.stringify(error)}`);
}

/** As in a project that lost them. */
export async function deleteUsers(host: string, project: string): Promise<void> {
  await answerOf(`http://${host}/emulator/v1/projects/${project}/accounts`, { method: 'DELETE' });
}

const ask = (host: string, project: string, method: string, path: string, body?: object): Promise<object> =>
  answerOf(`http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/${path}`, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

async function answerOf(url: string, request: RequestInit): Promise<object> {
  const answer = await fetch(url, request);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as object;
}
