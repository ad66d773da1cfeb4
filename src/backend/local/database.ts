import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import {
  type ActionMode,
  BackendError,
  type Correction,
  type Mail,
  type MailLanguage,
} from '#backend/port/backend.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Photo } from '#domain/accounts/photo.ts';
import type { Deposit, DepositStatus } from '#domain/deposits/deposit.ts';
import type { Proof } from '#domain/deposits/proof.ts';
import type { Message } from '#domain/message.ts';
import type { Balances, Posting } from '#domain/money/ledger.ts';
import type { ProgrammeEntry } from '#domain/programme/entry.ts';
import type { SettlementRequest } from '#domain/settlement/settle.ts';
import { type Instant, SECOND } from '#domain/time.ts';
import type { Withdrawal, WithdrawalStatus } from '#domain/withdrawals/withdrawal.ts';
import { toBackendError } from './errors.ts';
import { type Migration, MIGRATIONS } from './migrations.ts';
import type { PasswordHash, SharedSaltHashes } from './passwords.ts';
import type { SessionSlotName } from './session-slot.ts';

/** Of all tabs that take this slot. Its token tells one log-in from the next, also of the same member. */
export interface SessionRecord {
  readonly uid: string;
  readonly token: string;
  /** When the person last showed to be the owner. */
  readonly authenticatedAt: Instant;
}

/** Outlives the account: a name that was somebody's is never another's. */
interface UsernameRecord {
  readonly username: string;
  readonly uid: string;
}

export interface ActionCodeRecord {
  /** The code itself lies nowhere but in the mail. */
  readonly fingerprint: string;
  readonly mode: ActionMode;
  readonly uid: string;
  /** As in `ActionCode`. */
  readonly email: string;
  /** That of the mail, for a mail that follows from it. */
  readonly language: MailLanguage;
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

export interface MessageRecord extends Owned<Message> {
  /** Uid of who answered. Beside the message, so that the member does not get it. */
  readonly operator?: string;
}

interface ProofRecord {
  readonly uid: string;
  readonly depositId: string;
  readonly proof: Proof;
}

interface OperatorRecord {
  readonly uid: string;
  readonly grantedAt: Instant;
}

export interface SecondFactorRecord {
  readonly uid: string;
  readonly secret: Uint8Array<ArrayBuffer>;
  /** Of the code that was taken last: none is taken twice. */
  readonly lastStep: number;
  readonly addedAt: Instant;
  /** Those that have not been used. */
  readonly recoveryCodes: SharedSaltHashes;
  /** When the latest wrong answers came. */
  readonly wrongAnswers: readonly Instant[];
}

interface PhotoRecord {
  readonly uid: string;
  readonly photo: Photo;
}

export interface PostingRecord {
  readonly posting: Posting;
  /** The members whose books it touches, each once: who looks for a member's postings finds it by these. */
  readonly uids: readonly string[];
  /** What each of them has after it, in that order, so that nobody adds up the whole log to ask for its end. */
  readonly after: readonly Balances[];
}

interface Schema extends DBSchema {
  /** By e-mail only those that have one. */
  accounts: { key: string; value: Account; indexes: { email: string } };
  usernames: { key: string; value: UsernameRecord };
  credentials: { key: string; value: PasswordHash };
  session: { key: SessionSlotName; value: SessionRecord };
  actionCodes: { key: string; value: ActionCodeRecord; indexes: { uid: string } };
  /** Keyed by the order in which they were sent. */
  mails: { key: number; value: Mail };
  deposits: {
    key: [string, string];
    value: Owned<Deposit>;
    indexes: { age: [string, Instant]; status: [DepositStatus, Instant] };
  };
  proofs: { key: [string, string]; value: ProofRecord };
  photos: { key: string; value: PhotoRecord };
  /** Keyed by the order in which they were sent. */
  messages: { key: number; value: MessageRecord; indexes: { id: [string, string]; uid: string } };
  withdrawals: {
    key: [string, string];
    value: Owned<Withdrawal>;
    indexes: { age: [string, Instant]; status: [WithdrawalStatus, Instant] };
  };
  /** By decision only those of operators, oldest first. */
  settled: { key: [string, string]; value: SettledRecord; indexes: { decisions: [Instant, string] } };
  /** Who is one. Nothing that a member can ask for writes here. */
  operators: { key: string; value: OperatorRecord };
  /** Append only; keyed by the order in which they were made, in which they have to be folded. */
  programme: { key: number; value: ProgrammeEntry };
  /** Append only; keyed by the order in which they were made, in which they have to be added up. */
  postings: { key: number; value: PostingRecord; indexes: { id: string; uid: string } };
  /** Until the member has read it. */
  corrections: { key: string; value: Owned<Correction> };
  secondFactors: { key: string; value: SecondFactorRecord };
}

export type StoreName = StoreNames<Schema>;
export type Database = IDBPDatabase<Schema>;
export type Transaction<Name extends StoreName, Mode extends IDBTransactionMode> = IDBPTransaction<
  Schema,
  Name[],
  Mode
>;

/** All that belongs to one member, in the stores that are keyed by uid and another name. */
export const everythingOf = (uid: string): IDBKeyRange => IDBKeyRange.bound([uid], [uid, []]);

/** Another tab needs a moment to finish what it is writing before it lets go; longer than this, it will not. */
const PATIENCE = 3 * SECOND;

/** What may take a connection away from an open page: the upgrade of a newer release, or the end of the data. */
export type Interruption = 'upgraded' | 'closed';

/**
 * Opens on first use, and again after the browser or an upgrade in another tab has closed the connection or an
 * attempt has failed.
 *
 * @param onInterrupted is called as soon as the connection is gone
 * @returns what rejects with `storage-unavailable`, `storage-full`, `site-outdated` or `older-tab-open`
 */
export function connector(
  name: string,
  migrations: readonly Migration[] = MIGRATIONS,
  onInterrupted: (by: Interruption) => void = () => undefined,
): () => Promise<Database> {
  let connection: Promise<Database> | undefined;
  const onClosed = (by: Interruption) => {
    connection = undefined;
    onInterrupted(by);
  };
  return () => {
    connection ??= connect(name, migrations, onClosed).catch((cause: unknown) => {
      connection = undefined;
      throw toBackendError(cause, 'storage-unavailable');
    });
    return connection;
  };
}

function connect(
  name: string,
  migrations: readonly Migration[],
  onClosed: (by: Interruption) => void,
): Promise<Database> {
  return new Promise((resolve, reject) => {
    let patience: ReturnType<typeof setTimeout> | undefined;
    const opening = openDB<Schema>(name, migrations.length, {
      async upgrade(database, oldVersion, _newVersion, transaction) {
        // Untyped, as its steps are: rows are those of `Schema` only after the last.
        const untyped = [
          database as unknown as IDBPDatabase,
          transaction as unknown as IDBPTransaction<unknown, string[], 'versionchange'>,
        ] as const;
        for (const migrate of migrations.slice(oldVersion)) await migrate(...untyped);
      },
      blocked() {
        patience = setTimeout(() => {
          reject(new BackendError('older-tab-open'));
        }, PATIENCE);
      },
      blocking(_current, wanted, { target }) {
        (target as IDBDatabase).close();
        // No version is wanted where the database is to be deleted.
        onClosed(wanted === null ? 'closed' : 'upgraded');
      },
      terminated: () => onClosed('closed'),
    });
    // A connection that comes after giving up stays unused, and makes way for others as any does.
    opening.then(resolve, reject).finally(() => clearTimeout(patience));
  });
}
