import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Instant } from '#domain/time.ts';

/**
 * What waits to be settled, oldest first: withdrawals and cancellations of members, then their activations, then decisions
 * of operators.
 */
export const pendingQueries = (db: Firestore): readonly Query[] => [
  db.collectionGroup('withdrawals').where('status', 'in', ['requested', 'cancelling']).orderBy('createdAt'),
  db.collectionGroup('activations').where('status', '==', 'requested').orderBy('createdAt'),
  db.collectionGroup('decisions').where('status', '==', 'requested').orderBy('at'),
];

/** A request that waits for its turn. */
export interface Waiting {
  /** Of the document that asks. */
  readonly path: string;
  /** When that was last written: the server's time, so that clocks of clients do not matter. */
  readonly since: Instant;
}

export const waitingOf = ({ ref, updateTime }: QueryDocumentSnapshot): Waiting => ({
  path: ref.path,
  since: updateTime.toMillis(),
});

/** Documents of a page. */
const PAGE = 200;

/** All that waits now, page by page. What is settled meanwhile is not found again; what is not is passed over. */
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
