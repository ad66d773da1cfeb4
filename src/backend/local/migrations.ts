import type { IDBPDatabase, IDBPTransaction } from 'idb';

/**
 * One step from a version of the database to the next. Rows are untyped: they match `Schema` only after the
 * last step. A step may await only the transaction's own requests.
 */
export type Migration = (
  database: IDBPDatabase,
  transaction: IDBPTransaction<unknown, string[], 'versionchange'>,
) => void | Promise<void>;

/** Keep the order. A new version appends a step and leaves the others unchanged. */
export const MIGRATIONS: readonly Migration[] = [createStores];

/** The database's present version: the number of steps that lead to it. */
export const VERSION = MIGRATIONS.length;

function createStores(database: IDBPDatabase): void {
  const accounts = database.createObjectStore('accounts', { keyPath: 'uid' });
  // The key is a list, so that accounts without an address stay out of the index. Under a plain key, WebKit's
  // database for private windows takes `null` for an address, and then only one account could have none.
  accounts.createIndex('email', ['email'], { unique: true });
  database.createObjectStore('usernames', { keyPath: 'username' });
  database.createObjectStore('tombstones', { keyPath: 'uid' });
  database.createObjectStore('credentials');
  database.createObjectStore('secondFactors', { keyPath: 'uid' });
  database.createObjectStore('session');
  database.createObjectStore('actionCodes', { keyPath: 'fingerprint' }).createIndex('uid', 'uid');
  database.createObjectStore('mails', { autoIncrement: true });
  database.createObjectStore('photos', { keyPath: 'uid' });

  for (const requests of ['deposits', 'withdrawals'] as const) {
    const store = database.createObjectStore(requests, { keyPath: ['uid', 'value.id'] });
    store.createIndex('age', ['uid', 'value.createdAt']);
    store.createIndex('status', ['value.status', 'value.createdAt']);
    // Deposits whose proof has never been stored have no such field, and stay out of this index.
    if (requests === 'deposits') store.createIndex('proof', 'value.proofHash');
  }
  database.createObjectStore('proofs', { keyPath: ['uid', 'depositId'] });
  const messages = database.createObjectStore('messages', { autoIncrement: true });
  messages.createIndex('id', ['uid', 'value.id'], { unique: true });
  messages.createIndex('uid', 'uid');

  // Members' requests have no operator, so this index leaves them out.
  const settled = database.createObjectStore('settled', { keyPath: ['uid', 'key'] });
  settled.createIndex('decisions', ['at', 'request.operator']);
  database.createObjectStore('operators', { keyPath: 'uid' });
  database.createObjectStore('standings', { keyPath: ['uid', 'value.id'] });
  const notes = database.createObjectStore('notes', { keyPath: ['uid', 'value.id'] });
  notes.createIndex('age', ['uid', 'value.at']);
  database.createObjectStore('desk', { keyPath: ['uid', 'sign', 'requestKind', 'requestId'] });

  database.createObjectStore('programme', { autoIncrement: true });
  database.createObjectStore('levels', { keyPath: ['uid', 'matrix', 'level'] });
  database.createObjectStore('incomes', { autoIncrement: true }).createIndex('uid', 'uid');
  database.createObjectStore('results', { keyPath: 'uid' });
  database.createObjectStore('community');

  const postings = database.createObjectStore('postings', { autoIncrement: true });
  postings.createIndex('id', 'posting.id', { unique: true });
  postings.createIndex('uid', 'uids', { multiEntry: true });
  postings.createIndex('entry', 'entry');
  const notices = database.createObjectStore('notices', { autoIncrement: true });
  notices.createIndex('id', ['uid', 'notice.id'], { unique: true });
  notices.createIndex('uid', 'uid');
  database.createObjectStore('noticeCounts');

  database.createObjectStore('logHead');
  database.createObjectStore('logTiles', { keyPath: ['level', 'index'] });
  database.createObjectStore('logKey');
  database.createObjectStore('walk');
}
