import type {
  DocumentReference,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';

/** Reads of one database: all as it was at one time, or each as it is at that moment. */
export interface Reads {
  readonly db: Firestore;
  document<Document>(path: string): Promise<Document | undefined>;
  documents(query: Query): Promise<readonly QueryDocumentSnapshot[]>;
}

/** As it is at the moment of each read. */
export const readsOf = (db: Firestore): Reads => ({
  db,
  document: async <Document>(path: string) => (await db.doc(path).get()).data() as Document | undefined,
  documents: async (query) => (await query.get()).docs,
});

/**
 * As the database was at this time, whatever is written meanwhile. Firestore keeps one hour, or with point-in-time recovery seven
 * days; each read beyond that fails. No transaction is held open: each read names the time.
 */
export function readsAt(db: Firestore, readTime: Timestamp): Reads {
  const options = { readOnly: true, readTime } as const;
  return {
    db,
    document: async <Document>(path: string) => {
      const reference: DocumentReference = db.doc(path);
      const found = await db.runTransaction((transaction) => transaction.get(reference), options);
      return found.data() as Document | undefined;
    },
    documents: async (query) =>
      (await db.runTransaction((transaction) => transaction.get(query), options)).docs,
  };
}

/** Reads each document once. */
export function onceEach(reads: Reads): Reads {
  const found = new Map<string, Promise<unknown>>();
  return {
    ...reads,
    document<Document>(path: string) {
      const reading = found.get(path) ?? reads.document<Document>(path);
      found.set(path, reading);
      return reading as Promise<Document | undefined>;
    },
  };
}

/** Documents per page, where they are small. */
const PAGE = 1_000;

/**
 * All that a query finds, in pages: each is read once the one before it is done with.
 *
 * @param query with its order, and without a limit
 * @param size documents per page
 */
export async function* pagesOf(
  reads: Reads,
  query: Query,
  size = PAGE,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const from: Query = last ? query.startAfter(last) : query;
    const page = await reads.documents(from.limit(size));
    yield page;
    last = page.length === size ? page.at(-1) : undefined;
  } while (last);
}

/** As `pagesOf`, document by document. */
export async function* documentsOf(
  reads: Reads,
  query: Query,
  size = PAGE,
): AsyncGenerator<QueryDocumentSnapshot> {
  for await (const page of pagesOf(reads, query, size)) yield* page;
}
