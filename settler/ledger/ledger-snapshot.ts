import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { add, cents, subtract } from '#domain/money/cents.ts';
import type { LogHead } from '#domain/log/append.ts';
import {
  type Balances,
  balancesAfter,
  bookOf,
  NO_BALANCES,
  ownersOf,
  type Posting,
} from '#domain/money/ledger.ts';
import { toBalances, toPosting } from '#firestore/decode.ts';
import { toLogHead } from '#firestore/log.ts';
import type {
  BalancesDocument,
  LogHeadDocument,
  PostingDocument,
  TotalsDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { ConditionalBatch } from './conditional-batch.ts';
import { appendEntriesToLog, newSalt } from './public-log.ts';

/** The log position and the member's balances. Read before the batch is built, written with it. */
export interface LedgerSnapshot {
  readonly balances: Balances;
  readonly totals: TotalsDocument;
  readonly log: LogHead;
}

/** The public log lacks postings of an older version, so nothing is settled before `completeLog`. */
class LogIncomplete extends Error {
  override readonly name = 'LogIncomplete';
}

const NOTHING_YET: TotalsDocument = { external: 0, house: 0, locked: 0, earning: 0, held: 0, sequence: 0 };

export async function readLedgerSnapshot(
  db: Firestore,
  attempt: ConditionalBatch,
  uid: string,
): Promise<LedgerSnapshot> {
  const [ofMember, ofAll, ofLog] = await attempt.getAll(
    db.doc(paths.balances(uid)),
    db.doc(paths.totals()),
    db.doc(paths.logHead()),
  );
  const totals = documentIn<TotalsDocument>(ofAll) ?? NOTHING_YET;
  const log = toLogHead(documentIn<LogHeadDocument>(ofLog));
  if (log.size !== totals.sequence) {
    throw new LogIncomplete(`${log.size} of ${totals.sequence} postings are in the public log`);
  }
  return { balances: toBalances(documentIn<BalancesDocument>(ofMember)), totals, log };
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
 * Appends postings to the ledger and their entries to the public log, and updates balances and totals. A posting between two members is stored below both. Call
 * it before the batch writes anything, because it reads the balances of members other than `uid`.
 */
export async function append(
  db: Firestore,
  attempt: ConditionalBatch,
  uid: string,
  { balances, totals, log }: LedgerSnapshot,
  postings: readonly Posting[],
): Promise<void> {
  if (postings.length === 0) return;
  const others = await readOthers(db, attempt, uid, postings);
  const salted = postings.map((posting) => ({ posting, salt: newSalt() }));
  const present = others.set(uid, balances);
  let moved = totals;
  for (const { posting, salt } of salted) {
    const { id, kind, from, to, amount, subject } = posting;
    moved = { ...after(moved, posting), sequence: moved.sequence + 1 };
    const document = { kind, from, to, amount, subject, at: Timestamp.fromMillis(posting.at) };
    // `create` fails if another settler has written the posting since `readPostings`: nothing is posted twice.
    for (const owner of ownersOf([posting])) {
      const after = balancesAfter(present.get(owner) ?? NO_BALANCES, owner, [posting]);
      present.set(owner, after);
      const { sequence } = moved;
      attempt.create(db.doc(paths.posting(owner, id)), { ...document, sequence, salt, after });
    }
  }
  appendEntriesToLog(db, attempt, log, salted);
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
