import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { type Balances, balancesAfter, NO_BALANCES, type Posting } from '#domain/money/ledger.ts';

/**
 * One step from a version of the database to the next. Rows are untyped: they match `Schema` only after the last step.
 * It may await nothing but the transaction's own requests.
 */
export type Migration = (
  database: IDBPDatabase,
  transaction: IDBPTransaction<unknown, string[], 'versionchange'>,
) => void | Promise<void>;

/** In order. A new version appends a step and leaves the others unchanged. */
export const MIGRATIONS: readonly Migration[] = [toFirst, toSecond, toThird, toFourth, toFifth];

function toFirst(database: IDBPDatabase): void {
  const accounts = database.createObjectStore('accounts', { keyPath: 'uid' });
  accounts.createIndex('username', 'username', { unique: true });
  accounts.createIndex('email', 'email', { unique: true });
  database.createObjectStore('credentials');
  database.createObjectStore('session');
  database.createObjectStore('actionCodes', { keyPath: 'fingerprint' }).createIndex('uid', 'uid');
  database.createObjectStore('mails', { autoIncrement: true });
  for (const requests of ['deposits', 'withdrawals'] as const) {
    database
      .createObjectStore(requests, { keyPath: ['uid', 'value.id'] })
      .createIndex('age', ['uid', 'value.createdAt']);
  }
  database.createObjectStore('settled', { keyPath: ['uid', 'key'] });
  const postings = database.createObjectStore('postings', { autoIncrement: true });
  postings.createIndex('id', 'posting.id', { unique: true });
  postings.createIndex('uid', 'uids', { multiEntry: true });
}

/** Guests, proofs, messages, changes of address; usernames that outlive their accounts. */
async function toSecond(...[database, transaction]: Parameters<Migration>): Promise<void> {
  database.createObjectStore('usernames', { keyPath: 'username' });
  database.createObjectStore('proofs', { keyPath: ['uid', 'depositId'] });
  const messages = database.createObjectStore('messages', { autoIncrement: true });
  messages.createIndex('id', ['uid', 'value.id'], { unique: true });
  messages.createIndex('uid', 'uid');

  const emails = new Map<string, string>();
  const accounts = transaction.objectStore('accounts');
  accounts.deleteIndex('username');
  for await (const cursor of accounts) {
    const { uid, email, username } = cursor.value;
    emails.set(uid, email);
    await cursor.update({ ...cursor.value, guest: false });
    await transaction.objectStore('usernames').add({ username, uid });
  }
  for await (const cursor of transaction.objectStore('actionCodes')) {
    const code = cursor.value;
    await cursor.update({ ...code, email: emails.get(code.uid), language: 'it' });
  }
  for await (const cursor of transaction.objectStore('deposits')) {
    const { uid, value } = cursor.value;
    await cursor.update({ uid, value: { ...value, proofAt: null } });
  }
  for await (const cursor of transaction.objectStore('mails')) {
    await cursor.update({ ...cursor.value, to: cursor.value.email });
  }
  for await (const cursor of transaction.objectStore('session')) {
    await cursor.update({ ...cursor.value, authenticatedAt: 0 });
  }
}

/** The programme's log; photos; operators, their queues of pending requests, and decisions. */
function toThird(...[database, transaction]: Parameters<Migration>): void {
  database.createObjectStore('programme', { autoIncrement: true });
  database.createObjectStore('photos', { keyPath: 'uid' });
  database.createObjectStore('operators', { keyPath: 'uid' });
  for (const requests of ['deposits', 'withdrawals'] as const) {
    transaction.objectStore(requests).createIndex('status', ['value.status', 'value.createdAt']);
  }
  // Members' requests have no operator, so this index leaves them out.
  transaction.objectStore('settled').createIndex('decisions', ['at', 'request.operator']);
}

/** Each posting stores its members' balances after it. */
async function toFourth(...[, transaction]: Parameters<Migration>): Promise<void> {
  const balances = new Map<string, Balances>();
  for await (const cursor of transaction.objectStore('postings')) {
    const { posting, uids } = cursor.value as { posting: Posting; uids: readonly string[] };
    for (const uid of uids) {
      balances.set(uid, balancesAfter(balances.get(uid) ?? NO_BALANCES, uid, [posting]));
    }
    await cursor.update({ ...cursor.value, after: uids.map((uid) => balances.get(uid)) });
  }
}

/** Corrections of balances, until the member acknowledges them. */
function toFifth(database: IDBPDatabase): void {
  database.createObjectStore('corrections', { keyPath: 'uid' });
}
