import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { paths } from '../src/backend/firebase/documents.ts';
import { type Change, settle } from '../src/domain/settlement.ts';
import type { Instant } from '../src/domain/time.ts';
import { append, readBook } from './book.ts';
import { readRequest } from './request.ts';

/** What came of a request; `nothing` when somebody else had settled it. */
export type Outcome =
  { readonly kind: 'settled' | 'nothing' } | { readonly kind: 'refused'; readonly refusal: string };

/**
 * Settles one request in one transaction: all of it, or nothing. It reads the request itself, the member's balances
 * and how far the log has got, so that of two settlers at once one has to begin anew, and then finds nothing to do.
 *
 * @param path of the document that asks
 */
export function settleOne(db: Firestore, path: string, now: Instant): Promise<Outcome> {
  return db.runTransaction<Outcome>(async (transaction) => {
    const asked = await readRequest({ db, transaction }, path);
    if (asked === null) return { kind: 'nothing' };
    const { request, subject, whenSettled } = asked;
    const { uid } = request;
    const book = await readBook(db, transaction, uid);
    // Whether it was settled before its own document says, so no list of all that were is needed.
    const member = { ...subject, balances: book.balances, settled: new Set<string>() };
    const settlement = settle({ members: new Map([[uid, member]]) }, request, now);

    if (!settlement.ok) {
      const refusal = settlement.refusal.code;
      transaction.update(db.doc(path), { status: 'refused', refusal, ...decidedAt(request.kind, now) });
      return { kind: 'refused', refusal };
    }
    append(db, transaction, uid, book, settlement.postings);
    for (const change of settlement.changes) carryOut(db, transaction, change);
    if (whenSettled !== null) transaction.update(db.doc(path), whenSettled);
    return { kind: 'settled' };
  });
}

/** A decision has no such time: when it was made stands in it. */
const decidedAt = (kind: string, now: Instant) =>
  kind === 'requestWithdrawal' ? { decidedAt: Timestamp.fromMillis(now) } : {};

function carryOut(db: Firestore, transaction: Transaction, change: Change): void {
  const [path, { status, decidedAt, note }] =
    change.kind === 'deposit'
      ? [paths.deposit(change.uid, change.deposit.id), change.deposit]
      : [paths.withdrawal(change.uid, change.withdrawal.id), change.withdrawal];
  transaction.update(db.doc(path), {
    status,
    decidedAt: decidedAt === null ? null : Timestamp.fromMillis(decidedAt),
    note,
  });
}
