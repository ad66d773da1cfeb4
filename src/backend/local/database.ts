import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { Account } from '../../domain/account.ts';
import type { Deposit } from '../../domain/deposit.ts';
import type { Posting } from '../../domain/ledger.ts';
import type { SettlementRequest } from '../../domain/settlement.ts';
import { type Instant, SECOND } from '../../domain/time.ts';
import type { Withdrawal } from '../../domain/withdrawal.ts';
import { type ActionMode, BackendError, type Mail } from '../port.ts';
import { toBackendError } from './errors.ts';
import type { PasswordHash } from './passwords.ts';

/** The row that all tabs share. Its token tells one log-in from the next, also of the same member. */
export interface SessionRecord {
  readonly uid: string;
  readonly token: string;
}

export interface ActionCodeRecord {
  /** The code itself lies nowhere but in the mail. */
  readonly fingerprint: string;
  readonly mode: ActionMode;
  readonly uid: string;
  readonly expiresAt: Instant;
  readonly usedAt: Instant | null;
}

/** Something of one member's. Its id need be unique among that member's alone: clients make it. */
interface Owned<Value> {
  readonly uid: string;
  readonly value: Value;
}

/** A request that has been settled, so that it is never settled again. */
interface SettledRecord {
  readonly uid: string;
  /** `requestKey` of the request. */
  readonly key: string;
  readonly request: SettlementRequest;
  readonly at: Instant;
}

interface PostingRecord {
  readonly posting: Posting;
  /** The members whose books it touches, each once: who looks for a member's postings finds it by these. */
  readonly uids: readonly string[];
}

interface Schema extends DBSchema {
  accounts: { key: string; value: Account; indexes: { username: string; email: string } };
  credentials: { key: string; value: PasswordHash };
  session: { key: 'current'; value: SessionRecord };
  actionCodes: { key: string; value: ActionCodeRecord; indexes: { uid: string } };
  /** Keyed by the order in which they were sent. */
  mails: { key: number; value: Mail };
  deposits: { key: [string, string]; value: Owned<Deposit>; indexes: { age: [string, Instant] } };
  withdrawals: { key: [string, string]; value: Owned<Withdrawal>; indexes: { age: [string, Instant] } };
  settled: { key: [string, string]; value: SettledRecord };
  /** Append only; keyed by the order in which they were made, in which they have to be added up. */
  postings: { key: number; value: PostingRecord; indexes: { id: string; uid: string } };
}

export type StoreName = StoreNames<Schema>;
export type Database = IDBPDatabase<Schema>;
export type Transaction<Name extends StoreName, Mode extends IDBTransactionMode> = IDBPTransaction<
  Schema,
  Name[],
  Mode
>;

export type Migration = (database: Database) => void;

/** All that belongs to one member, by the keys of `Owned` and `SettledRecord`. */
export const everythingOf = (uid: string): IDBKeyRange => IDBKeyRange.bound([uid], [uid, []]);

/** One step per version, in order; a later version appends one and leaves the others as they are. */
export const MIGRATIONS: readonly Migration[] = [
  (database) => {
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
  },
];

/** Another tab needs a moment to finish what it is writing before it lets go; longer than this, it will not. */
const PATIENCE = 3 * SECOND;

/**
 * Opens on first use, and again after the browser or an upgrade in another tab has closed the connection or an
 * attempt has failed.
 *
 * @returns what rejects with `storage-unavailable` or `storage-full`
 */
export function connector(name: string, migrations = MIGRATIONS): () => Promise<Database> {
  let connection: Promise<Database> | undefined;
  const forget = () => {
    connection = undefined;
  };
  return () => {
    connection ??= connect(name, migrations, forget).catch((cause: unknown) => {
      forget();
      throw toBackendError(cause, 'storage-unavailable');
    });
    return connection;
  };
}

function connect(name: string, migrations: readonly Migration[], onClosed: () => void): Promise<Database> {
  return new Promise((resolve, reject) => {
    let patience: ReturnType<typeof setTimeout> | undefined;
    const opening = openDB<Schema>(name, migrations.length, {
      upgrade(database, oldVersion) {
        for (const migrate of migrations.slice(oldVersion)) migrate(database);
      },
      blocked() {
        patience = setTimeout(() => {
          reject(new BackendError('storage-unavailable', 'Another tab keeps an older version open'));
        }, PATIENCE);
      },
      blocking(_current, _blocked, { target }) {
        (target as IDBDatabase).close();
        onClosed();
      },
      terminated: onClosed,
    });
    // A connection that comes after giving up stays unused, and makes way for others as any does.
    opening.then(resolve, reject).finally(() => clearTimeout(patience));
  });
}
