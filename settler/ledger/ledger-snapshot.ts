import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { add, cents, subtract } from '#domain/money/cents.ts';
import {
  type Balances,
  balancesAfter,
  bookOf,
  NO_BALANCES,
  ownersOf,
  type Posting,
} from '#domain/money/ledger.ts';
import { toBalances, toPosting } from '#firestore/decode.ts';
import type { BalancesDocument, PostingDocument, TotalsDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { ConditionalBatch } from './conditional-batch.ts';

/** The log position and the member's balances. Read before the batch is built, written with it. */
export interface LedgerSnapshot {
  readonly balances: Balances;
  readonly totals: TotalsDocument;
}

const NOTHING_YET: TotalsDocument = { external: 0, house: 0, locked: 0, earning: 0, held: 0, sequence: 0 };

export async function readLedgerSnapshot(
  db: Firestore,
  attempt: ConditionalBatch,
  uid: string,
): Promise<LedgerSnapshot> {
  const [ofMember, ofAll] = await attempt.getAll(db.doc(paths.balances(uid)), db.doc(paths.totals()));
  return {
    balances: toBalances(documentIn<BalancesDocument>(ofMember)),
    totals: documentIn<TotalsDocument>(ofAll) ?? NOTHING_YET,
  };
}

const documentIn = <Document>(snapshot: DocumentSnapshot | undefined): Document | null =>
  (snapshot?.data() ?? null) as Document | null;

/** Those of these ids that lie below a member. */
export async function readPostings(
  db: Firestore,
  attempt: ConditionalBatch,
  uid: string,
  ids: readonly string[],
): Promise<readonly Posting[]> {
  const found = await attempt.getAll(...ids.map((id) => db.doc(paths.posting(uid, id))));
  return found.flatMap((snapshot) => {
    const document = documentIn<PostingDocument>(snapshot);
    return document ? [toPosting(snapshot.id, document)] : [];
  });
}

/**
 * Appends postings to the log and updates balances and totals. A posting between two members is stored below both. Call
 * it before the batch writes anything, because it reads the balances of members other than `uid`.
 */
export async function append(
  db: Firestore,
  attempt: ConditionalBatch,
  uid: string,
  { balances, totals }: LedgerSnapshot,
  postings: readonly Posting[],
): Promise<void> {
  if (postings.length === 0) return;
  const others = await readOthers(db, attempt, uid, postings);
  const present = others.set(uid, balances);
  let moved = totals;
  for (const posting of postings) {
    const { id, kind, from, to, amount, subject } = posting;
    moved = { ...after(moved, posting), sequence: moved.sequence + 1 };
    const document = { kind, from, to, amount, subject, at: Timestamp.fromMillis(posting.at) };
    // `create` fails if another settler has written the posting since `readPostings`: nothing is posted twice.
    for (const owner of ownersOf([posting])) {
      const after = balancesAfter(present.get(owner) ?? NO_BALANCES, owner, [posting]);
      present.set(owner, after);
      attempt.create(db.doc(paths.posting(owner, id)), { ...document, sequence: moved.sequence, after });
    }
  }
  attempt.set(db.doc(paths.totals()), moved);
  for (const [owner, after] of present) {
    attempt.set(db.doc(paths.balances(owner)), { ...after, sequence: moved.sequence });
  }
}

/** The balances of all members in the postings except `uid`. */
async function readOthers(
  db: Firestore,
  attempt: ConditionalBatch,
  uid: string,
  postings: readonly Posting[],
): Promise<Map<string, Balances>> {
  const balances = new Map<string, Balances>();
  for (const owner of ownersOf(postings)) {
    if (owner === uid) continue;
    const found = await attempt.get(db.doc(paths.balances(owner)));
    balances.set(owner, toBalances(documentIn<BalancesDocument>(found)));
  }
  return balances;
}

function after(totals: TotalsDocument, { from, to, amount }: Posting): TotalsDocument {
  const less = { ...totals, [bookOf(from)]: subtract(cents(totals[bookOf(from)]), amount) };
  return { ...less, [bookOf(to)]: add(cents(less[bookOf(to)]), amount) };
}
