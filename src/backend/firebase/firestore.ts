/**
 * The full Firestore library, loaded only by screens that watch something. It writes in transactions, which need an
 * answer: no write waits in a queue while the screen says that it is done.
 */
import type { FirebaseApp } from 'firebase/app';
import {
  Bytes,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  doc,
  type DocumentReference,
  type Firestore,
  getDocFromServer,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setLogLevel,
  type Transaction,
  where,
} from 'firebase/firestore';
import type { OnError, Unsubscribe } from '#backend/port/backend.ts';
import { acknowledged } from './acknowledged.ts';
import type { FirebaseConfig } from './config.ts';
import type { Contact } from './connection.ts';
import { toBackendError, translated } from './errors.ts';
import { retryOnPermissionDenied } from './retry-on-permission-denied.ts';

/** A document from the server, with its id. */
export interface Found<Document> {
  readonly id: string;
  readonly data: Document;
}

/** A document below an account, with that account's uid. */
export interface FoundBelow<Document> extends Found<Document> {
  readonly uid: string;
}

type Order<Document> = readonly [field: keyof Document & string, direction: 'asc' | 'desc'];

/** Which documents of all members to watch. */
export interface Group<Document> {
  /** The collections' name, e.g. `deposits`. */
  readonly name: string;
  /** Absent: all. Null: those whose field is null, without those that lack it. */
  readonly where?: readonly [field: keyof Document & string, among: readonly string[] | null];
  readonly order: Order<Document>;
  readonly most: number;
}

export interface FirestoreClient {
  readonly now: () => ReturnType<typeof serverTimestamp>;
  readonly bytes: (of: Uint8Array) => Bytes;
  /** Calls back with the server's document, or null. */
  watchDocument<Document>(
    path: string,
    onDocument: (document: Document | null) => void,
    onError: OnError,
  ): Unsubscribe;
  /** Calls back with all of a collection's documents on the server. */
  watchCollection<Document>(
    path: string,
    order: Order<Document>,
    onDocuments: (documents: readonly Found<Document>[]) => void,
    onError: OnError,
  ): Unsubscribe;
  /** As `watchCollection`, for all collections of one name below accounts. */
  watchGroup<Document>(
    group: Group<Document>,
    onDocuments: (documents: readonly FoundBelow<Document>[]) => void,
    onError: OnError,
  ): Unsubscribe;
  read<Document>(path: string): Promise<Document | null>;
  /**
   * Commits everything or nothing. `work` may run several times.
   * @param patience milliseconds to wait for the server's confirmation. @throws `network-down` without one
   */
  transact<Value>(work: (documents: Documents) => Promise<Value>, patience?: number): Promise<Value>;
}

/** The reads and writes of a transaction. All reads come before the writes. */
export interface Documents {
  get<Document>(path: string): Promise<Document | null>;
  set(path: string, document: object): void;
  update(path: string, changes: object): void;
  delete(path: string): void;
}

export function openFirestore(
  app: FirebaseApp,
  { emulators }: FirebaseConfig,
  contact: Contact,
): FirestoreClient {
  // The library's log quotes what people typed; the screen reports failures.
  setLogLevel('silent');
  // The cache stays in memory: nothing of a member's remains on the disk of a shared machine.
  const db = initializeFirestore(app, {});
  if (emulators) connectFirestoreEmulator(db, emulators.host, emulators.firestorePort);

  return {
    now: serverTimestamp,
    bytes: (of) => Bytes.fromUint8Array(of),

    watchDocument<Document>(path: string, onDocument: (document: Document | null) => void, onError: OnError) {
      return onSnapshot(
        doc(db, path),
        { includeMetadataChanges: true },
        (snapshot) => {
          // The cache alone may be old, or empty because nothing has been loaded yet.
          if (snapshot.metadata.fromCache) return contact.doubt();
          contact.heard();
          onDocument((snapshot.data() ?? null) as Document | null);
        },
        (thrown) => onError(toBackendError(thrown)),
      );
    },

    watchCollection<Document>(
      path: string,
      [field, direction]: Order<Document>,
      onDocuments: (documents: readonly Found<Document>[]) => void,
      onError: OnError,
    ) {
      return onSnapshot(
        query(collection(db, path), orderBy(field, direction)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache) return contact.doubt();
          contact.heard();
          onDocuments(docs.map((each) => ({ id: each.id, data: each.data() as Document })));
        },
        (thrown) => onError(toBackendError(thrown)),
      );
    },

    watchGroup<Document>(
      { name, where: condition, order: [field, direction], most }: Group<Document>,
      onDocuments: (documents: readonly FoundBelow<Document>[]) => void,
      onError: OnError,
    ) {
      const conditions = condition
        ? [where(condition[0], condition[1] === null ? '==' : 'in', condition[1])]
        : [];
      return onSnapshot(
        query(collectionGroup(db, name), ...conditions, orderBy(field, direction), limit(most)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache) return contact.doubt();
          contact.heard();
          onDocuments(
            docs.map((each) => ({ id: each.id, uid: ownerOf(each.ref), data: each.data() as Document })),
          );
        },
        (thrown) => onError(toBackendError(thrown)),
      );
    },

    read: <Document>(path: string) =>
      translated(async () => {
        const snapshot = await getDocFromServer(doc(db, path));
        return (snapshot.data() ?? null) as Document | null;
      }),

    transact: (work, patience) =>
      contact.during(
        translated(() =>
          acknowledged(
            (beginAttempt) =>
              retryOnPermissionDenied(() =>
                runTransaction(db, async (transaction) => {
                  beginAttempt();
                  return work(documentsOf(db, transaction));
                }),
              ),
            patience,
          ),
        ),
      ),
  };
}

/** The uid of the account that a document lies below. The rules allow no others to be read. */
function ownerOf({ path, parent }: DocumentReference): string {
  if (parent.parent === null) throw new Error(`${path} lies below no account`);
  return parent.parent.id;
}

function documentsOf(db: Firestore, transaction: Transaction): Documents {
  const at = (path: string): DocumentReference => doc(db, path);
  return {
    async get<Document>(path: string) {
      return ((await transaction.get(at(path))).data() ?? null) as Document | null;
    },
    set: (path, document) => void transaction.set(at(path), document),
    update: (path, changes) => void transaction.update(at(path), changes),
    delete: (path) => void transaction.delete(at(path)),
  };
}
