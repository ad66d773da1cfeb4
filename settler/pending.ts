import type { Firestore, Query } from 'firebase-admin/firestore';

/** What waits to be settled, oldest first: requests and cancellations of members, then decisions of operators. */
export const pendingQueries = (db: Firestore): readonly Query[] => [
  db.collectionGroup('withdrawals').where('status', 'in', ['requested', 'cancelling']).orderBy('createdAt'),
  db.collectionGroup('decisions').where('status', '==', 'requested').orderBy('at'),
];
