import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { EXPIRES_AFTER } from '#domain/limits.ts';
import { HOUR, type Instant } from '#domain/time.ts';
import { expiredNotice } from '#domain/notices/notice.ts';
import { toDeposit } from '#firestore/decode.ts';
import type { AccountDocument, DepositDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { commit } from '#settler/ledger/documents.ts';
import { Draft } from '#settler/ledger/draft.ts';
import { documentsOf, readsOf } from '#settler/ledger/reads.ts';
import type { Mails } from '#settler/mails/mails.ts';
import { tell } from '#settler/notices/tell.ts';
import { unlessChanged } from '#settler/runtime/failure.ts';
import type { Report } from '#settler/runtime/report.ts';
import { openTask } from '#settler/runtime/task.ts';

/**
 * Ends pending deposits whose member has not shown a payment in time. A deposit that an operator has decided
 * stays, because the settler carries out the decision.
 *
 * @returns how many have expired
 */
export async function expireDeposits(
  db: Firestore,
  now: Instant,
  mails: Mails | null = null,
): Promise<number> {
  const due = db
    .collectionGroup('deposits')
    .where('status', '==', 'pending')
    .where('proofAt', '==', null)
    .orderBy('createdAt')
    .endAt(Timestamp.fromMillis(now - EXPIRES_AFTER));
  let expired = 0;
  for await (const { ref } of documentsOf(readsOf(db), due)) {
    if (await expire(db, ref.path, now, mails)) expired += 1;
  }
  return expired;
}

async function expire(db: Firestore, path: string, now: Instant, mails: Mails | null): Promise<boolean> {
  const [, uid = '', , id = ''] = path.split('/');
  const [deposit, decision, account] = await db.getAll(
    db.doc(path),
    db.doc(paths.decision(uid, 'deposit', id)),
    db.doc(paths.account(uid)),
  );
  const isDue = deposit?.get('status') === 'pending' && deposit.get('proofAt') === null;
  if (!isDue || !deposit.updateTime || decision?.exists) return false;
  const found = { data: deposit.data() ?? null, updateTime: deposit.updateTime };
  const draft = new Draft((each) => (each === path ? found : undefined));
  draft.update(path, { status: 'expired', decidedAt: Timestamp.fromMillis(now) });
  const { amount } = toDeposit(id, deposit.data() as DepositDocument);
  const mailOf = mails ? await mails.writerFor([uid]) : () => null;
  tell(draft, [{ uid, notice: expiredNotice({ id, amount }, now) }], (each) =>
    mailOf(each, (account?.data() ?? null) as AccountDocument | null),
  );
  // The member or the settler may have changed it in the meantime. The next pass looks again.
  return (await commit(db, draft.writes).catch(unlessChanged)) !== undefined;
}

interface ExpiryWatch {
  /** Starts nothing more; resolves when the current work ends. */
  stop(): Promise<void>;
}

/** Expires deposits now and each hour, until stopped. */
export function watchExpiry(
  db: Firestore,
  now: () => Instant,
  mails: Mails | null,
  onFailed: Report['failed'],
): ExpiryWatch {
  const expiring = openTask({
    every: HOUR,
    async work() {
      await expireDeposits(db, now(), mails);
    },
    failed: (cause, retryIn) => onFailed({ kind: 'upkeep' }, cause, retryIn),
  });
  expiring.runIn(0);
  return { stop: () => expiring.stop() };
}
