import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Instant } from '#domain/time.ts';

/**
 * Pending requests, oldest first: members' withdrawals and cancellations, then their activations, then operators'
 * decisions.
 */
export const pendingQueries = (db: Firestore): readonly Query[] => [
  db.collectionGroup('withdrawals').where('status', 'in', ['requested', 'cancelling']).orderBy('createdAt'),
  db.collectionGroup('activations').where('status', '==', 'requested').orderBy('createdAt'),
  db.collectionGroup('decisions').where('status', '==', 'requested').orderBy('at'),
];

/** A pending request. */
export interface Waiting {
  /** Path of the document that asks. */
  readonly path: string;
  /** When that document was last written, by the server's clock. */
  readonly since: Instant;
}

export const waitingOf = ({ ref, updateTime }: QueryDocumentSnapshot): Waiting => ({
  path: ref.path,
  since: updateTime.toMillis(),
});

/** Documents per page. */
const PAGE = 200;

/** All pending requests, page by page. A settled request does not match the query any more; a failed one is skipped. */
export async function* allPending(db: Firestore): AsyncGenerator<Waiting> {
  for (const query of pendingQueries(db)) {
    let page = await query.limit(PAGE).get();
    while (page.size > 0) {
      for (const found of page.docs) yield waitingOf(found);
      const last = page.docs.at(-1);
      if (page.size < PAGE || !last) break;
      page = await query.startAfter(last).limit(PAGE).get();
    }
  }
}
