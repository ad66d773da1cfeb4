import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { EXPIRES_AFTER } from '#domain/limits.ts';
import type { Instant } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import { allOrNothing } from '#settler/ledger/conditional-batch.ts';

/** Deposits of a page. */
const PAGE = 200;

/**
 * Ends the pending deposits for which no payment was shown in time. One that an operator has decided stays: the decision
 * is carried out.
 *
 * @returns how many have expired
 */
export async function expireDeposits(db: Firestore, now: Instant): Promise<number> {
  const due = db
    .collectionGroup('deposits')
    .where('status', '==', 'pending')
    .where('proofAt', '==', null)
    .orderBy('createdAt')
    .endAt(Timestamp.fromMillis(now - EXPIRES_AFTER));
  let expired = 0;
  let page = await due.limit(PAGE).get();
  while (page.size > 0) {
    for (const { ref } of page.docs) if (await expire(db, ref.path, now)) expired += 1;
    const last = page.docs.at(-1);
    if (page.size < PAGE || !last) break;
    page = await due.startAfter(last).limit(PAGE).get();
  }
  return expired;
}

function expire(db: Firestore, path: string, now: Instant): Promise<boolean> {
  const [, uid = '', , id = ''] = path.split('/');
  return allOrNothing(db, async (attempt) => {
    const deposit = await attempt.get(db.doc(path));
    const decision = await attempt.get(db.doc(paths.decision(uid, 'deposit', id)));
    const isDue = deposit.get('status') === 'pending' && deposit.get('proofAt') === null;
    if (!isDue || decision.exists) return false;
    attempt.update(db.doc(path), { status: 'expired', decidedAt: Timestamp.fromMillis(now) });
    return true;
  });
}
