/**
 * The full library of Firestore, loaded only by screens that watch something. What it writes, it writes in
 * transactions, which need an answer: nothing that a person asked for lies in a queue while the screen says that it
 * was done.
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

/** One document read from the server, with its id. */
export interface Found<Document> {
  readonly id: string;
  readonly data: Document;
}

/** One of the documents that lie below accounts, with whose account that is. */
export interface FoundBelow<Document> extends Found<Document> {
  readonly uid: string;
}

type Order<Document> = readonly [field: keyof Document & string, direction: 'asc' | 'desc'];

/** Which of all members' documents of one kind are watched. */
export interface Group<Document> {
  /** The collections' name, e.g. `deposits`. */
  readonly name: string;
  /** All, where it is absent. Null: those in which the field is null, not those without it. */
  readonly where?: readonly [field: keyof Document & string, among: readonly string[] | null];
  readonly order: Order<Document>;
  readonly most: number;
}

export interface FirestoreClient {
  readonly now: () => ReturnType<typeof serverTimestamp>;
  readonly bytes: (of: Uint8Array) => Bytes;
  /** Calls back with the document, or null, as the server has it. */
  watchDocument<Document>(
    path: string,
    onDocument: (document: Document | null) => void,
    onError: OnError,
  ): Unsubscribe;
  /**
   * Calls back with the documents of a collection, as the server has them.
   * @param most how many at most; without it, all
   */
  watchCollection<Document>(
    path: string,
    order: Order<Document>,
    onDocuments: (documents: readonly Found<Document>[]) => void,
    onError: OnError,
    most?: number,
  ): Unsubscribe;
  /** As `watchCollection`, over the collections of one name below all accounts. */
  watchGroup<Document>(
    group: Group<Document>,
    onDocuments: (documents: readonly FoundBelow<Document>[]) => void,
    onError: OnError,
  ): Unsubscribe;
  read<Document>(path: string): Promise<Document | null>;
  /**
   * All of it is written, or none. `work` may run several times.
   * @param patience how long to wait for the server's confirmation, in milliseconds. @throws `network-down` without one
   */
  transact<Value>(work: (documents: Documents) => Promise<Value>, patience?: number): Promise<Value>;
}

/** What a transaction may read and write. Its reads come before its writes. */
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
  // Its log shows what people typed; failures are told on the screen.
  setLogLevel('silent');
  // Its cache is in memory: nothing of a member's stays on the disk of a machine that others use.
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
          // What only the cache says may be old, or nothing because nothing has been loaded yet.
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
      most?: number,
    ) {
      const limits = most === undefined ? [] : [limit(most)];
      return onSnapshot(
        query(collection(db, path), orderBy(field, direction), ...limits),
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

/** Whose account a document lies below. The rules show nobody any that lies elsewhere. */
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
