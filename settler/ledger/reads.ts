import type {
  DocumentReference,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';

/** Reads from one database: all as of one time, or each as of its own moment. */
export interface Reads {
  readonly db: Firestore;
  document<Document>(path: string): Promise<Document | undefined>;
  documents(query: Query): Promise<readonly QueryDocumentSnapshot[]>;
}

/** Each read sees the database at the moment of that read. */
export const readsOf = (db: Firestore): Reads => ({
  db,
  document: async <Document>(path: string) => (await db.doc(path).get()).data() as Document | undefined,
  documents: async (query) => (await query.get()).docs,
});

/**
 * Every read sees the database as it was at this time. Firestore keeps one hour, or seven days with
 * point-in-time recovery; a read of an older time fails. Each read names the time, so no transaction stays
 * open.
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

/** Reads the document at each path once. Queries run each time. */
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
 * Reads everything that a query finds, page by page. It reads the next page only when the caller has finished
 * the one before.
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

/** Does the same as `pagesOf`, document by document. */
export async function* documentsOf(
  reads: Reads,
  query: Query,
  size = PAGE,
): AsyncGenerator<QueryDocumentSnapshot> {
  for await (const page of pagesOf(reads, query, size)) yield* page;
}
