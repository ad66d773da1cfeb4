import {
  type DBSchema,
  deleteDB,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
  type StoreValue,
} from 'idb';
import { type ActionMode, BackendError, type Mail, type MailLanguage } from '#backend/port/backend.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { MemberNote } from '#domain/accounts/member-note.ts';
import type { DeskEntry, DeskSign } from '#domain/decisions/desk.ts';
import type { StandingChange } from '#domain/accounts/suspension.ts';
import type { Photo } from '#domain/accounts/photo.ts';
import type { TimedWalk } from '#domain/community/walk.ts';
import type { Deposit, DepositStatus } from '#domain/deposits/deposit.ts';
import type { Proof } from '#domain/deposits/proof.ts';
import type { BooksAt, LogHead } from '#domain/log/append.ts';
import type { LogEntry, Salt } from '#domain/log/entry.ts';
import type { Hash } from '#domain/log/merkle.ts';
import type { Message } from '#domain/message.ts';
import type { NoticeCount } from '#domain/notices/notice-count.ts';
import type { OwnedNotice } from '#domain/notices/notice.ts';
import type { Balances, Posting } from '#domain/money/ledger.ts';
import type { RunningSums } from '#domain/money/statement.ts';
import type { MatrixId } from '#domain/programme/activation.ts';
import type { ProgrammeEntry } from '#domain/programme/entry.ts';
import type { OwnedBox, OwnedIncome } from '#domain/programme/programme.ts';
import type { OwnedResult, Tally } from '#domain/programme/results.ts';
import type { SettlementRequest } from '#domain/settlement/settle.ts';
import { type Instant, SECOND } from '#domain/time.ts';
import type { Withdrawal, WithdrawalStatus } from '#domain/withdrawals/withdrawal.ts';
import { toBackendError } from './errors.ts';
import { type Migration, MIGRATIONS } from './migrations.ts';
import type { PasswordHash, SharedSaltHashes } from './passwords.ts';
import { onOneVisit, type Visits, watchVisits } from './visits.ts';

/**
 * Which session a tab uses: `current` is shared by all tabs, except those that have entered as the sandbox's
 * operator. So one browser can show a member and an operator side by side. A name is the key of the session's row.
 */
export type SessionSlotName = 'current' | 'operator';

/**
 * A session, shared by all tabs that use its slot. The token tells two log-ins apart, even of the same
 * member.
 */
export interface SessionRecord {
  readonly uid: string;
  readonly token: string;
  /** When the person signed in. */
  readonly since: Instant;
  /** When the person last proved their identity. */
  readonly authenticatedAt: Instant;
}

/** A username. The record stays when its account is deleted, so a username never passes to another member. */
interface UsernameRecord {
  readonly username: string;
  readonly uid: string;
}

/** Records a deleted account. It stays, so that no one opens an account under this uid again. */
interface TombstoneRecord {
  readonly uid: string;
  readonly at: Instant;
  /** Uid of the operator who finished an erasure. Absent: the member deleted the account. */
  readonly by?: string;
}

export interface ActionCodeRecord {
  /** Only the mail holds the code itself. */
  readonly fingerprint: string;
  readonly mode: ActionMode;
  readonly uid: string;
  /** The address that the account has after the code is used. */
  readonly email: string;
  /** The mail's language. A later mail about the same action uses it too. */
  readonly language: MailLanguage;
  readonly expiresAt: Instant;
  readonly usedAt: Instant | null;
}

/** A value that belongs to one member. If it has an id, it is unique among that member's values. */
export interface Owned<Value> {
  readonly uid: string;
  readonly value: Value;
}

/** Records a settled request, so that it is not settled again. */
interface SettledRecord {
  readonly uid: string;
  /** The request's `requestKey`. */
  readonly key: string;
  readonly request: SettlementRequest;
  readonly at: Instant;
}

export interface MessageRecord extends Owned<Message> {
  /**
   * Uid of the operator who answered. It is stored beside the message, so that the member does not receive
   * it.
   */
  readonly operator?: string;
}

/** A change of an account's standing, with the uid of the operator. */
interface StandingRecord extends Owned<Pick<StandingChange, 'id' | 'change' | 'reason' | 'at'>> {
  readonly operator: string;
}

/** A note about a member, with the uid of the operator. */
interface NoteRecord extends Owned<Omit<MemberNote, 'operator'>> {
  readonly operator: string;
}

/** A sign on a request, with the uid of the operator. */
interface DeskRecord extends Omit<DeskEntry, 'operator'> {
  readonly operator: string;
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
  /** The time step of the last accepted code, because no code is accepted twice. */
  readonly lastStep: number;
  readonly addedAt: Instant;
  /** The hashes of the unused codes. */
  readonly recoveryCodes: SharedSaltHashes;
  /** When the latest wrong answers came. */
  readonly wrongAnswers: readonly Instant[];
}

interface PhotoRecord {
  readonly uid: string;
  readonly photo: Photo;
}

/**
 * The salt of an entry's commitment; or the commitment itself, after every member of its postings has left.
 */
export type SaltOrCommitment = { readonly salt: Salt } | { readonly commitment: LogEntry['commitment'] };

/** Where a posting stands in the public log. The postings of one request share one entry. */
export type Logged = SaltOrCommitment & {
  /** The entry's sequence, from 1. */
  readonly entry: number;
};

export type PostingRecord = Logged & {
  readonly posting: Posting;
  /** The members whose books the posting touches, each once. The index finds a member's postings by these. */
  readonly uids: readonly string[];
  /**
   * The balances of these members after the posting, in the same order. They give the latest balances without
   * adding up the ledger.
   */
  readonly after: readonly Balances[];
  /** What each kind of posting has changed these members' totals by so far, in the same order. */
  readonly sums: readonly RunningSums[];
};

/**
 * A tile of the public log. Entries are not stored: they follow from the postings. So the entry of a changed
 * posting no longer has the hash in its tile.
 */
export interface LogTileRecord {
  readonly level: number;
  readonly index: number;
  readonly hashes: readonly Hash[];
  /** A tile at level 0 has the books after its last entry. */
  readonly after?: BooksAt;
}

/** The key that signs the log's checkpoints. Its private half cannot be exported. */
interface LogKeyRecord {
  readonly name: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly privateKey: CryptoKey;
}

/** The walk through this browser's community, and the uid of the member who walks. */
interface WalkRecord extends TimedWalk {
  readonly uid: string;
}

interface Schema extends DBSchema {
  /** The index holds only accounts with an e-mail address. */
  accounts: { key: string; value: Account; indexes: { email: [string] } };
  usernames: { key: string; value: UsernameRecord };
  tombstones: { key: string; value: TombstoneRecord };
  credentials: { key: string; value: PasswordHash };
  session: { key: SessionSlotName; value: SessionRecord };
  actionCodes: { key: string; value: ActionCodeRecord; indexes: { uid: string } };
  /** The key is the order of sending. */
  mails: { key: number; value: Mail };
  deposits: {
    key: [string, string];
    value: Owned<Deposit>;
    indexes: { age: [string, Instant]; status: [DepositStatus, Instant]; proof: string };
  };
  proofs: { key: [string, string]; value: ProofRecord };
  photos: { key: string; value: PhotoRecord };
  /** The key is the order of sending. */
  messages: { key: number; value: MessageRecord; indexes: { id: [string, string]; uid: string } };
  withdrawals: {
    key: [string, string];
    value: Owned<Withdrawal>;
    indexes: { age: [string, Instant]; status: [WithdrawalStatus, Instant] };
  };
  /** The index `decisions` holds only operators' decisions, oldest first. */
  settled: { key: [string, string]; value: SettledRecord; indexes: { decisions: [Instant, string] } };
  /** Only the sandbox adds operators. */
  operators: { key: string; value: OperatorRecord };
  /** No entry changes. The key is the order in which to fold them. */
  programme: { key: number; value: ProgrammeEntry };
  /** Each member's boxes by matrix and level. They follow from the programme's log. */
  levels: { key: [string, MatrixId, number]; value: OwnedBox };
  /** Incomes follow from the programme's log too. The key is their order in time. */
  incomes: { key: number; value: OwnedIncome; indexes: { uid: string } };
  /** What levels have brought and cost each member. Results follow from the programme's log too. */
  results: { key: string; value: OwnedResult };
  /** The store has one record, under the key `all`: how all members stand. */
  community: { key: 'all'; value: Tally };
  /** No posting changes. The key is the order in which to add them up. */
  postings: { key: number; value: PostingRecord; indexes: { id: string; uid: string; entry: number } };
  /** The store has one record, under the key `head`. */
  logHead: { key: 'head'; value: LogHead };
  /** The key is level and index. Tiles only gain hashes. */
  logTiles: { key: [number, number]; value: LogTileRecord };
  /** The store has one record, under the key `key`. */
  logKey: { key: 'key'; value: LogKeyRecord };
  /** No row changes. */
  standings: { key: [string, string]; value: StandingRecord };
  /** Operators' notes about members. No note changes. */
  notes: { key: [string, string]; value: NoteRecord; indexes: { age: [string, Instant] } };
  /** What operators tell one another about requests: who handles which, and which need another look. */
  desk: { key: [string, DeskSign, string, string]; value: DeskRecord };
  secondFactors: { key: string; value: SecondFactorRecord };
  /** The store has one record, under the key `walk`. */
  walk: { key: 'walk'; value: WalkRecord };
  /** The key is the order of writing. */
  notices: { key: number; value: OwnedNotice; indexes: { id: [string, string]; uid: string } };
  /** The key is the uid. */
  noticeCounts: { key: string; value: NoticeCount };
}

export type StoreName = StoreNames<Schema>;
export type ValueIn<Name extends StoreName> = StoreValue<Schema, Name>;
export type Database = IDBPDatabase<Schema>;
export type Transaction<Name extends StoreName, Mode extends IDBTransactionMode> = IDBPTransaction<
  Schema,
  Name[],
  Mode
>;

/** The stores that each posting writes to. */
export const LEDGER = ['postings', 'logHead', 'logTiles'] as const satisfies readonly StoreName[];
export type LedgerStore = (typeof LEDGER)[number];

/** The stores that a notice to a member writes to. It also reads the member's account. */
export const NOTICES = ['notices', 'noticeCounts', 'mails'] as const satisfies readonly StoreName[];
export type NoticeStore = (typeof NOTICES)[number];

/** The stores that each settled request writes to. */
export const SETTLED = [...LEDGER, ...NOTICES, 'settled'] as const satisfies readonly StoreName[];
export type SettledStore = (typeof SETTLED)[number];

/** The key range of one member's rows, in stores and indexes whose keys begin with the uid. */
export const everythingOf = (uid: string): IDBKeyRange => IDBKeyRange.bound([uid], [uid, []]);

/**
 * How long to wait for another tab to close the database. A tab that finishes its writes needs less; one that
 * takes longer will not close at all.
 */
const PATIENCE = 3 * SECOND;

/**
 * Why an open page loses its connection: a newer release upgrades the database, or the data is deleted or the
 * browser closes the database.
 */
export type Interruption = 'upgraded' | 'closed';

/**
 * Makes a function that opens the database on first use, and again after a failure or a lost connection.
 *
 * @param migrations other than the present ones, for tests and for files of earlier versions
 * @param onInterrupted called as soon as the connection is lost
 * @param visits of this page
 * @returns a function that gives the connection, or rejects with `storage-unavailable`, `storage-full`,
 * `data-of-another-release` or `older-tab-open`
 */
export function connector(
  name: string,
  migrations: readonly Migration[] = MIGRATIONS,
  onInterrupted: (by: Interruption) => void = () => undefined,
  visits: Visits = watchVisits(),
): () => Promise<Database> {
  let connection: Promise<Database> | undefined;
  const onClosed = (by: Interruption) => {
    connection = undefined;
    onInterrupted(by);
  };
  return () => {
    connection ??= onOneVisit(visits, (visit) => open(name, migrations, onClosed, visit)).catch(
      (cause: unknown) => {
        connection = undefined;
        throw toBackendError(cause, 'storage-unavailable');
      },
    );
    return connection;
  };
}

/** Deletes a database once all tabs have closed it. @throws `older-tab-open` when one does not */
export async function deleteDatabase(name: string): Promise<void> {
  await unlessBlocked((onBlocked) => deleteDB(name, { blocked: onBlocked }));
}

/** A transaction of any kind. */
type Abortable = Pick<IDBPTransaction<unknown, string[], 'versionchange'>, 'abort' | 'done'>;

/** Aborts the transaction if the visit ends before it does. */
export function bindTo(visit: AbortSignal, transaction: Abortable): void {
  const leave = () => abort(transaction);
  if (visit.aborted) leave();
  visit.addEventListener('abort', leave);
  transaction.done.catch(() => undefined).finally(() => visit.removeEventListener('abort', leave));
}

/** Aborts a transaction. Does nothing if it has ended. */
export function abort(transaction: Abortable): void {
  // Ignore the rejection: its requests, or `openDB`, reject as well.
  transaction.done.catch(() => undefined);
  try {
    transaction.abort();
  } catch {
    // The transaction is committed, or a failed request has aborted it.
  }
}

function open(
  name: string,
  migrations: readonly Migration[],
  onClosed: (by: Interruption) => void,
  visit: AbortSignal,
): Promise<Database> {
  return unlessBlocked(async (onBlocked) => {
    const failed = Promise.withResolvers<never>();
    const opening = openDB(name, migrations.length, {
      async upgrade(database, from, _to, transaction) {
        bindTo(visit, transaction);
        try {
          for (const migrate of migrations.slice(from)) await migrate(database, transaction);
        } catch (cause) {
          // Abort, because otherwise the browser would keep the part of a migration that ran before it
          // failed.
          failed.reject(cause);
          abort(transaction);
        }
      },
      blocked: onBlocked,
      blocking(_current, wanted, { target }) {
        (target as IDBDatabase).close();
        // `wanted` is null when the database is being deleted.
        onClosed(wanted === null ? 'closed' : 'upgraded');
      },
      terminated: () => onClosed('closed'),
    });
    return (await Promise.race([opening, failed.promise])) as unknown as Database;
  });
}

/**
 * Gives up when another tab keeps the database open. A connection that arrives later stays unused, and closes
 * when it is asked to, like any other.
 *
 * @throws `older-tab-open`
 */
async function unlessBlocked<Value>(work: (onBlocked: () => void) => Promise<Value>): Promise<Value> {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const { promise, reject } = Promise.withResolvers<never>();
  const onBlocked = () => {
    patience = setTimeout(() => reject(new BackendError('older-tab-open')), PATIENCE);
  };
  try {
    return await Promise.race([work(onBlocked), promise]);
  } finally {
    clearTimeout(patience);
  }
}
