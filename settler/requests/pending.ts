import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { Instant } from '#domain/time.ts';
import { type DatedVersion, datedVersionOf } from '#settler/ledger/documents.ts';

/** Pending requests: members' withdrawals, cancellations and activations, and operators' decisions. */
export const pendingQueries = (db: Firestore): readonly Query[] => [
  db.collectionGroup('withdrawals').where('status', 'in', ['requested', 'cancelling']).orderBy(byPath),
  db.collectionGroup('activations').where('status', '==', 'requested').orderBy(byPath),
  db.collectionGroup('decisions').where('status', '==', 'requested').orderBy(byPath),
];

/** A path begins with the account, so this order keeps each member's requests together. */
export const byPath = FieldPath.documentId();

/** The member below whose account a document lies. An operator's decision lies below the member whom it concerns. */
export const uidIn = (path: string): string => path.split('/')[1] ?? '';

/**
 * How many documents each listener holds in memory, however many requests are pending. It is more than one
 * batch, so a full listener keeps the settler busy.
 */
export const LISTENER_LIMIT = 250;

/** The latest pending requests. A listener on these queries receives each request when it is written. */
export const latestQueries = (db: Firestore): readonly Query[] =>
  [
    db.collectionGroup('withdrawals').where('status', '==', 'requested').orderBy('createdAt', 'desc'),
    db.collectionGroup('withdrawals').where('status', '==', 'cancelling').orderBy('createdAt', 'desc'),
    db.collectionGroup('activations').where('status', '==', 'requested').orderBy('createdAt', 'desc'),
    db.collectionGroup('decisions').where('status', '==', 'requested').orderBy('at', 'desc'),
  ].map((query) => query.limit(LISTENER_LIMIT));

/** A request that is not settled yet. */
export interface PendingRequest {
  /** Path of the document that asks. */
  readonly path: string;
  /** Since when it waits: mostly the last write of that document, by the server's clock. */
  readonly since: Instant;
  /** The document itself, if a listener has delivered it. */
  readonly document?: DatedVersion;
}

export const pendingOf = ({ ref, updateTime }: QueryDocumentSnapshot): PendingRequest => ({
  path: ref.path,
  since: updateTime.toMillis(),
});

/** Keeps the document, so that the settler does not read it again. */
export const pendingWithDocument = (snapshot: QueryDocumentSnapshot): PendingRequest => ({
  ...pendingOf(snapshot),
  document: datedVersionOf(snapshot),
});

/** Requests per page. Only their paths are read, so a long queue stays small in memory. */
export const PAGE = 1_000;

/** The part of a query still to be read: after one path and before another. Null: from the beginning, to the end. */
interface Rest {
  readonly query: Query;
  readonly after: string | null;
  readonly before: string | null;
}

/**
 * Pending requests, page by page. If one member's requests fill a page, the rest of them come after those of
 * all others, so one member hardly delays the others. A settled request no longer matches the query.
 *
 * @param part `a-page-each` leaves that rest out. A pass each minute would read it again and again, and a
 * listener delivers it as the newer ones are settled.
 */
export async function* allPending(
  db: Firestore,
  part: 'all' | 'a-page-each' = 'all',
): AsyncGenerator<PendingRequest> {
  let rests: readonly Rest[] = pendingQueries(db).map((query) => ({ query, after: null, before: null }));
  while (rests.length > 0) {
    const left: Rest[] = [];
    for (const rest of rests) {
      let after = rest.after;
      for (;;) {
        const page = await pageOf({ ...rest, after });
        yield* page.map(pendingOf).sort((one, other) => one.since - other.since);
        const last = page.at(-1)?.ref.path;
        if (last === undefined || page.length < PAGE) break;
        const isOfOneMember = page[0]?.ref.parent.path === page.at(-1)?.ref.parent.path;
        if (isOfOneMember && part === 'all') left.push({ ...rest, after: last, before: behindMember(last) });
        // The rest of this member's requests ends here.
        if (isOfOneMember && rest.before !== null) break;
        after = isOfOneMember ? behindMember(last) : last;
      }
    }
    rests = left;
  }
}

/** Whether a document asks for something that is not settled yet. */
export const isPending = (document: DocumentSnapshot): boolean =>
  ['requested', 'cancelling'].includes(document.data()?.['status']);

async function pageOf({ query, after, before }: Rest): Promise<readonly QueryDocumentSnapshot[]> {
  const from = after === null ? query : query.startAfter(after);
  const { docs } = await (before === null ? from : from.endBefore(before)).limit(PAGE).select().get();
  return docs;
}

/** A path that sorts after all documents of the same collection: `~` sorts after every character of an id. */
export const behindMember = (path: string): string => `${path.slice(0, path.lastIndexOf('/'))}/~`;
