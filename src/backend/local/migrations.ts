import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { appendToPublicLog, EMPTY_LOG } from '#domain/log/append.ts';
import { SALT_BYTES, saltOf } from '#domain/log/entry.ts';
import type { Posting } from '#domain/money/ledger.ts';
import { NOTHING_POSTED, type Position, positionAfter } from '#domain/money/statement.ts';
import { foldHoldings } from '#domain/programme/holdings.ts';

/**
 * One step from a version of the database to the next. Rows are untyped: they match `Schema` only after the last step.
 * It may await nothing but the transaction's own requests.
 */
export type Migration = (
  database: IDBPDatabase,
  transaction: IDBPTransaction<unknown, string[], 'versionchange'>,
) => void | Promise<void>;

/** In order. A new version appends a step and leaves the others unchanged. */
export const MIGRATIONS: readonly Migration[] = [
  toFirst,
  toSecond,
  toThird,
  toFourth,
  toFifth,
  toSixth,
  toSeventh,
  toEighth,
  toNinth,
  toTenth,
  toEleventh,
  toTwelfth,
  toThirteenth,
];

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

/** Each posting stores its members' balances and sums after it. */
async function toFourth(...[, transaction]: Parameters<Migration>): Promise<void> {
  const positions = new Map<string, Position>();
  for await (const cursor of transaction.objectStore('postings')) {
    const { posting, uids } = cursor.value as { posting: Posting; uids: readonly string[] };
    const left = uids.map((uid) => positionAfter(positions.get(uid) ?? NOTHING_POSTED, uid, posting));
    for (const [nth, uid] of uids.entries()) positions.set(uid, left[nth] as Position);
    const [after, sums] = [left.map((each) => each.balances), left.map((each) => each.sums)];
    await cursor.update({ ...cursor.value, after, sums });
  }
}

/** Corrections of balances, until the member acknowledges them. */
function toFifth(database: IDBPDatabase): void {
  database.createObjectStore('corrections', { keyPath: 'uid' });
}

/** Tombstones for the accounts deleted so far. Uplines of existing accounts are final, as they were when these were made. */
async function toSixth(...[database, transaction]: Parameters<Migration>): Promise<void> {
  database.createObjectStore('tombstones', { keyPath: 'uid' });
  const accounts = transaction.objectStore('accounts');
  for await (const cursor of accounts) await cursor.update({ ...cursor.value, uplineConfirmed: true });
  for await (const cursor of transaction.objectStore('usernames')) {
    const { uid } = cursor.value;
    const isGone = (await accounts.getKey(uid)) === undefined;
    // A member who was a guest has two names.
    if (isGone) await transaction.objectStore('tombstones').put({ uid, at: null });
  }
}

/** Second factors; since when an operator is one. */
async function toSeventh(...[database, transaction]: Parameters<Migration>): Promise<void> {
  database.createObjectStore('secondFactors', { keyPath: 'uid' });
  const accounts = transaction.objectStore('accounts');
  for await (const cursor of transaction.objectStore('operators')) {
    const account = await accounts.get(cursor.value.uid);
    await cursor.update({ ...cursor.value, grantedAt: account?.createdAt ?? 0 });
  }
}

/** The public log: every posting gets a salt and, in their order, an entry. */
async function toEighth(...[database, transaction]: Parameters<Migration>): Promise<void> {
  database.createObjectStore('logHead');
  database.createObjectStore('logTiles', { keyPath: ['level', 'index'] });
  database.createObjectStore('logKey');
  const salted: { postings: readonly [Posting]; salt: string }[] = [];
  for await (const cursor of transaction.objectStore('postings')) {
    const { posting, ...record } = cursor.value as { posting: Posting };
    const salt = saltOf(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
    await cursor.update({ posting, entry: salted.length + 1, salt, ...record });
    salted.push({ postings: [posting], salt });
  }
  const { head, bundles, tiles } = appendToPublicLog(EMPTY_LOG, salted);
  await transaction.objectStore('logHead').put(head, 'head');
  for (const { index, hashes, after } of bundles) {
    await transaction.objectStore('logTiles').put({ level: 0, index, hashes, after });
  }
  for (const { level, index, hashes } of tiles) {
    await transaction.objectStore('logTiles').put({ level, index, hashes });
  }
}

/** Suspensions of accounts, and their ends; operators' notes about members. */
function toNinth(...[database]: Parameters<Migration>): void {
  database.createObjectStore('standings', { keyPath: ['uid', 'value.id'] });
  database
    .createObjectStore('notes', { keyPath: ['uid', 'value.id'] })
    .createIndex('age', ['uid', 'value.at']);
}

/**
 * E-mail addresses under a path of one part in a list: accounts without one stay out of the index. Under a plain path the
 * database that WebKit has in private windows takes `null` for a key, so that only one account could be without.
 */
function toTenth(...[, transaction]: Parameters<Migration>): void {
  const accounts = transaction.objectStore('accounts');
  accounts.deleteIndex('email');
  accounts.createIndex('email', ['email'], { unique: true });
}

/** What every page folded from the programme's log before. */
async function toEleventh(...[database, transaction]: Parameters<Migration>): Promise<void> {
  const levelStore = database.createObjectStore('levels', { keyPath: ['uid', 'matrix', 'level'] });
  const incomeStore = database.createObjectStore('incomes', { autoIncrement: true });
  incomeStore.createIndex('uid', 'uid');
  const { levels, incomes } = foldHoldings(await transaction.objectStore('programme').getAll());
  for (const level of levels) await levelStore.put(level);
  for (const income of incomes) await incomeStore.add(income);
}

/** Deposits were due from their declaration. When they are due follows from their proof, so it is not stored. */
async function toTwelfth(...[, transaction]: Parameters<Migration>): Promise<void> {
  for await (const cursor of transaction.objectStore('deposits')) {
    const { uid, value } = cursor.value;
    delete value.dueAt;
    await cursor.update({ uid, value });
  }
}

/** The entry of each posting: those of one request share it. */
function toThirteenth(...[, transaction]: Parameters<Migration>): void {
  transaction.objectStore('postings').createIndex('entry', 'entry');
}
