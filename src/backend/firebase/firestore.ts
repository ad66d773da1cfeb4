/**
 * The full Firestore library, loaded on demand by what watches or writes. It writes in transactions, which need
 * the server's answer. So no write waits in a queue while the screen says that it is done.
 */
import type { FirebaseApp } from 'firebase/app';
import {
  Bytes,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  doc,
  documentId,
  endAt,
  type DocumentReference,
  type Firestore,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  runTransaction,
  serverTimestamp,
  setLogLevel,
  startAfter,
  type Transaction,
  where,
} from 'firebase/firestore';
import type { OnError, Unsubscribe } from '#backend/port/backend.ts';
import { acknowledged } from './acknowledged.ts';
import type { FirebaseConfig } from './config.ts';
import type { ConnectionMonitor } from './connection.ts';
import { toBackendError } from './errors.ts';
import { retryOnPermissionDenied } from './denied.ts';

/** A document from the server, with its id. */
export interface Found<Document> {
  readonly id: string;
  readonly data: Document;
}

/** A document below an account, with that account's uid. */
export interface FoundBelow<Document> extends Found<Document> {
  readonly uid: string;
}

export type Order<Document> = readonly [field: keyof Document & string, direction: 'asc' | 'desc'];

/** A document without the field does not match, even if the value is null. */
export type Condition<Document> =
  | readonly [field: keyof Document & string, operator: '==', value: string | null]
  | readonly [field: keyof Document & string, operator: 'in', among: readonly string[]]
  | readonly [
      field: keyof Document & string,
      operator: '<' | '<=' | '>' | '>=',
      value: number | Date | string,
    ]
  | NestedCondition;

/** A condition on one part of a field that is a map. */
type NestedCondition = readonly [field: 'details.coin', operator: '==', value: string];

/** Which documents of a collection to read. */
export interface Selection<Document> {
  /** All of these conditions must hold. */
  readonly where?: readonly Condition<Document>[];
  readonly most: number;
}

/** Which of all members' documents of one kind to watch, read or count. */
export interface Group<Document> extends Selection<Document> {
  /** The name of the collections, e.g. `deposits`. */
  readonly name: string;
  readonly order: Order<Document>;
}

/** A section of a list. The documents that bound it may no longer exist. */
export interface Between<Document> {
  /** The section begins after this document; null: it begins where the list does. */
  readonly after: FoundBelow<Document> | null;
  /** The section ends with this document; null: it ends where the list does. */
  readonly last: FoundBelow<Document> | null;
}

export interface FirestoreClient {
  readonly now: () => ReturnType<typeof serverTimestamp>;
  readonly bytes: (of: Uint8Array) => Bytes;
  /** Calls back with the document on the server, or null. */
  watchDocument<Document>(
    path: string,
    onDocument: (document: Document | null) => void,
    onError: OnError,
  ): Unsubscribe;
  /** Calls back with the selected documents of a collection on the server. @param selection absent: all */
  watchCollection<Document>(
    path: string,
    order: Order<Document>,
    onDocuments: (documents: readonly Found<Document>[]) => void,
    onError: OnError,
    selection?: Selection<Document>,
  ): Unsubscribe;
  /** Does the same as `watchCollection` for all collections of one name below accounts. @param between absent: all */
  watchGroup<Document>(
    group: Group<Document>,
    onDocuments: (documents: readonly FoundBelow<Document>[]) => void,
    onError: OnError,
    between?: Between<Document>,
  ): Unsubscribe;
  read<Document>(path: string): Promise<Document | null>;
  /** @param after continue after this document, which may no longer exist; absent: start at the beginning */
  readCollection<Document>(
    path: string,
    order: Order<Document>,
    selection: Selection<Document>,
    after?: Found<Document>,
  ): Promise<readonly Found<Document>[]>;
  /** Does the same as `readCollection` for all collections of one name below accounts. */
  readGroup<Document>(
    group: Group<Document>,
    after?: FoundBelow<Document>,
  ): Promise<readonly FoundBelow<Document>[]>;
  /**
   * Counts the documents that meet the conditions. Costs one read for each thousand of them.
   * @param after count only those after this document, which may no longer exist; null: all
   */
  countGroup<Document>(
    group: Omit<Group<Document>, 'most'>,
    after?: FoundBelow<Document> | null,
  ): Promise<number>;
  /**
   * Commits everything or nothing. `work` may run several times.
   * @param patience milliseconds to wait for the server's confirmation
   * @throws `network-down` without one
   */
  transact<Value>(work: (documents: Documents) => Promise<Value>, patience?: number): Promise<Value>;
}

/** The reads and writes of a transaction. All reads must come before the writes. */
export interface Documents {
  get<Document>(path: string): Promise<Document | null>;
  set(path: string, document: object): void;
  update(path: string, changes: object): void;
  delete(path: string): void;
}

export function openFirestore(
  app: FirebaseApp,
  { database, emulators }: FirebaseConfig,
  monitor: ConnectionMonitor,
): FirestoreClient {
  // Turn off the library's log, which quotes what people typed; the screen reports failures.
  setLogLevel('silent');
  // The cache stays in memory, so nothing about a member stays on the disk of a shared machine.
  const db = initializeFirestore(app, {}, database);
  if (emulators) connectFirestoreEmulator(db, emulators.host, emulators.firestorePort);

  return {
    now: serverTimestamp,
    bytes: (of) => Bytes.fromUint8Array(of),

    watchDocument<Document>(path: string, onDocument: (document: Document | null) => void, onError: OnError) {
      return onSnapshot(
        doc(db, path),
        { includeMetadataChanges: true },
        (snapshot) => {
          // Do not trust the cache alone: it may be old, or empty because nothing has been loaded yet.
          if (snapshot.metadata.fromCache) return monitor.doubt();
          monitor.heard();
          onDocument((snapshot.data() ?? null) as Document | null);
        },
        (thrown) => onError(toBackendError(thrown)),
      );
    },

    watchCollection<Document>(
      path: string,
      order: Order<Document>,
      onDocuments: (documents: readonly Found<Document>[]) => void,
      onError: OnError,
      selection?: Selection<Document>,
    ) {
      return onSnapshot(
        query(collection(db, path), ...(selection ? limitsOf(selection) : []), ...orderOf(order)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache) return monitor.doubt();
          monitor.heard();
          onDocuments(docs.map((each) => ({ id: each.id, data: each.data() as Document })));
        },
        (thrown) => onError(toBackendError(thrown)),
      );
    },

    watchGroup<Document>(
      { name, order, ...selected }: Group<Document>,
      onDocuments: (documents: readonly FoundBelow<Document>[]) => void,
      onError: OnError,
      { after, last }: Between<Document> = { after: null, last: null },
    ) {
      const bounds = [
        ...(after ? [startAfter(...cursorOf(name, order, after))] : []),
        ...(last ? [endAt(...cursorOf(name, order, last))] : []),
      ];
      return onSnapshot(
        query(collectionGroup(db, name), ...limitsOf(selected), ...orderOf(order), ...bounds),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache) return monitor.doubt();
          monitor.heard();
          onDocuments(docs.map((each) => belowOf<Document>(each)));
        },
        (thrown) => onError(toBackendError(thrown)),
      );
    },

    read: async <Document>(path: string) => {
      const snapshot = await getDocFromServer(doc(db, path));
      return (snapshot.data() ?? null) as Document | null;
    },

    readCollection: async <Document>(
      path: string,
      order: Order<Document>,
      selection: Selection<Document>,
      after?: Found<Document>,
    ) => {
      const cursor = after ? [startAfter(after.data[order[0]], after.id)] : [];
      const { docs } = await getDocsFromServer(
        query(collection(db, path), ...limitsOf(selection), ...orderOf(order), ...cursor),
      );
      return docs.map((each) => ({ id: each.id, data: each.data() as Document }));
    },

    readGroup: async <Document>(
      { name, order, ...selected }: Group<Document>,
      after?: FoundBelow<Document>,
    ) => {
      const cursor = after ? [startAfter(...cursorOf(name, order, after))] : [];
      const { docs } = await getDocsFromServer(
        query(collectionGroup(db, name), ...limitsOf(selected), ...orderOf(order), ...cursor),
      );
      return docs.map((each) => belowOf<Document>(each));
    },

    countGroup: async <Document>(
      { name, where: conditions, order }: Omit<Group<Document>, 'most'>,
      after: FoundBelow<Document> | null = null,
    ) => {
      const cursor = after ? [startAfter(...cursorOf(name, order, after))] : [];
      // Count in the order of the list, because Firestore counts along the list's index.
      const counted = query(
        collectionGroup(db, name),
        ...conditionsOf(conditions),
        ...orderOf(order),
        ...cursor,
      );
      return (await getCountFromServer(counted)).data().count;
    },

    transact: (work, patience) =>
      monitor.during(
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
  };
}

const conditionsOf = <Document>(conditions: Selection<Document>['where'] = []): readonly QueryConstraint[] =>
  conditions.map(([field, operator, value]) => where(field, operator, value));

const limitsOf = <Document>({ where: conditions, most }: Selection<Document>): readonly QueryConstraint[] => [
  ...conditionsOf(conditions),
  limit(most),
];

/** Firestore orders equal values by id. Name the id here, so that a cursor can tell such documents apart. */
const orderOf = <Document>([field, direction]: Order<Document>): readonly QueryConstraint[] => [
  orderBy(field, direction),
  orderBy(documentId(), direction),
];

/** The values by which `orderOf` orders a document. */
const cursorOf = <Document>(
  name: string,
  [field]: Order<Document>,
  { uid, id, data }: FoundBelow<Document>,
): readonly [unknown, string] => [data[field], `accounts/${uid}/${name}/${id}`];

const belowOf = <Document>(each: QueryDocumentSnapshot): FoundBelow<Document> => ({
  id: each.id,
  uid: ownerOf(each.ref),
  data: each.data() as Document,
});

/** The uid of the account that contains this document. A group's documents all lie below accounts. */
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
