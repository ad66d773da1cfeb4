import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { findPosted } from '#domain/settlement/posted.ts';
import { type Change, settle } from '#domain/settlement/settle.ts';
import type { Instant } from '#domain/time.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import type { WithdrawalDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { allOrNothing, type ConditionalBatch } from '#settler/ledger/conditional-batch.ts';
import { append, readLedgerSnapshot, readPostings } from '#settler/ledger/ledger-snapshot.ts';
import { appendOpened } from './activation.ts';
import { registerLine } from './registration.ts';
import { readRequest } from './request.ts';

/** The result of one request; `nothing` when another settler had settled it. */
export type Outcome =
  | { readonly kind: 'nothing' }
  /** `sequence`: the log position after it. */
  | { readonly kind: 'settled'; readonly sequence: number }
  | { readonly kind: 'refused'; readonly refusal: string };

/**
 * Settles one request, all or nothing. It reads the request, the member's balances and the log position, and commits
 * only if none of them has changed. Of two settlers at once one retries, and then finds nothing to do.
 *
 * @param path of the document that asks
 */
export async function settleOne(db: Firestore, path: string, now: Instant): Promise<Outcome> {
  const [, uid = '', kind] = path.split('/');
  if (kind === 'activations') await registerLine(db, uid);
  return allOrNothing<Outcome>(db, async (attempt) => {
    const asked = await readRequest({ db, attempt }, path);
    if (asked === null) return { kind: 'nothing' };
    const { request, subject, whenSettled, programme } = asked;
    const book = await readLedgerSnapshot(db, attempt, uid);
    // The request's own document says whether it is settled, and so does the log: no list of settled requests is needed.
    const posted = await findPosted(request, (ids) => readPostings(db, attempt, uid, ids));
    const member = { ...subject, balances: book.balances, settled: new Set<string>(), posted };
    const members = new Map([[uid, member]]);
    const settlement = settle(programme ? { members, programme } : { members }, request, now);

    if (!settlement.ok) {
      const refusal = settlement.refusal.code;
      attempt.update(db.doc(path), { status: 'refused', refusal, ...decidedAt(request.kind, now) });
      return { kind: 'refused', refusal };
    }
    await append(db, attempt, uid, book, settlement.postings);
    for (const change of settlement.changes) carryOut(db, attempt, change);
    if (settlement.opened) {
      if (!programme) throw new Error('An activation needs the programme');
      appendOpened(db, attempt, programme.entries, settlement.opened);
    }
    if (whenSettled !== null) attempt.update(db.doc(path), whenSettled);
    return { kind: 'settled', sequence: book.totals.sequence + settlement.postings.length };
  });
}

/** A decision has no `decidedAt`: its `at` says when it was made. */
const decidedAt = (kind: string, now: Instant) =>
  kind === 'requestWithdrawal' ? { decidedAt: Timestamp.fromMillis(now) } : {};

function carryOut(db: Firestore, attempt: ConditionalBatch, change: Change): void {
  const [path, { status, decidedAt, note }] =
    change.kind === 'deposit'
      ? [paths.deposit(change.uid, change.deposit.id), change.deposit]
      : [paths.withdrawal(change.uid, change.withdrawal.id), change.withdrawal];
  const neverHeld = change.kind === 'withdrawal' && change.withdrawal.neverHeld;
  attempt.update(db.doc(path), {
    status,
    decidedAt: decidedAt === null ? null : Timestamp.fromMillis(decidedAt),
    note,
    ...(change.kind === 'withdrawal' && operatorsPart(change.withdrawal)),
    ...(neverHeld ? { refusal: neverHeld } : {}),
  });
}

/** The fields that operators add to a withdrawal: approval and payment. */
function operatorsPart({ approval, payment }: Withdrawal): Partial<WithdrawalDocument> {
  return {
    ...(approval && { approval: { ...approval, at: Timestamp.fromMillis(approval.at) } }),
    ...(payment !== undefined && {
      payment: payment && { ...payment, at: Timestamp.fromMillis(payment.at) },
    }),
  };
}
