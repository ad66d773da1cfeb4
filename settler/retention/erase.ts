import type { Auth } from 'firebase-admin/auth';
import { type CollectionReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Instant } from '#domain/time.ts';
import { paths, type TombstoneDocument, type WithdrawalDocument } from '#firestore/documents.ts';
import { settleOne } from '#settler/requests/settle-one.ts';

/** Where a person's data lie. */
export interface Services {
  readonly db: Firestore;
  readonly auth: Auth;
}

/** What stays below a deleted account: others' accounts are worked out from it, and it names nobody but by uid and username. */
const KEPT: readonly string[] = ['postings', 'levels', 'incomes', 'decisions'];

/** Fewer than one batch may hold. */
const AT_ONCE = 250;

const OPEN: readonly WithdrawalDocument['status'][] = ['requested', 'held', 'cancelling'];

/** Accounts that are deleted and of which something may be left. */
export const openTombstones = (db: Firestore) =>
  db.collection(paths.tombstones()).where('erasedAt', '==', null);

/**
 * Finishes the deletion of an account: gives back what is held for it, removes all that is below it but what is `KEPT`, and the
 * sign-in. May be broken off and repeated at any moment; the tombstone says when it is done.
 */
export async function erase({ db, auth }: Services, uid: string, now: Instant): Promise<void> {
  const tombstone = await db.doc(paths.tombstone(uid)).get();
  const document = tombstone.data() as TombstoneDocument | undefined;
  if (document?.erasedAt !== null) return;
  // The rules let nobody write below an account that is gone, but what was on its way may still arrive.
  let isLeft = true;
  while (isLeft) {
    await endWithdrawals(db, uid, now);
    isLeft = await eraseSome(db, uid);
  }
  await removeSignIn(auth, uid);
  await tombstone.ref.update({ erasedAt: Timestamp.fromMillis(now) });
}

/** Held money would lie there for ever. A member may have asked while the account was being deleted. */
async function endWithdrawals(db: Firestore, uid: string, now: Instant): Promise<void> {
  const open = await db.collection(paths.withdrawals(uid)).where('status', 'in', OPEN).get();
  for (const withdrawal of open.docs) {
    const { ref, updateTime: lastUpdateTime } = withdrawal;
    if (withdrawal.get('status') === 'held') await ref.update({ status: 'cancelling' }, { lastUpdateTime });
    await settleOne(db, ref.path, now);
  }
}

/** @returns whether there was something to erase */
async function eraseSome(db: Firestore, uid: string): Promise<boolean> {
  const collections = await db.doc(paths.account(uid)).listCollections();
  const erased = collections.filter(({ id }) => !KEPT.includes(id));
  const counts = await Promise.all(erased.map((collection) => eraseSomeOf(db, collection)));
  return counts.some((count) => count > 0);
}

async function eraseSomeOf(db: Firestore, collection: CollectionReference): Promise<number> {
  const ended = collection.id === 'withdrawals' ? collection.where('status', 'not-in', OPEN) : collection;
  const { docs } = await ended.select().limit(AT_ONCE).get();
  if (docs.length === 0) return 0;
  const batch = db.batch();
  for (const { ref, updateTime: lastUpdateTime } of docs) batch.delete(ref, { lastUpdateTime });
  await batch.commit();
  return docs.length;
}

async function removeSignIn(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (cause) {
    // The member's own page was faster.
    if ((cause as { readonly code?: unknown }).code !== 'auth/user-not-found') throw cause;
  }
}
