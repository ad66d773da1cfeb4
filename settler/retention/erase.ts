import type { Auth } from 'firebase-admin/auth';
import { type CollectionReference, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Instant } from '#domain/time.ts';
import { OPEN_STATUSES } from '#domain/withdrawals/withdrawal.ts';
import type { TombstoneDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { pendingOf } from '#settler/requests/pending.ts';
import type { Settler } from '#settler/requests/settler.ts';

/** The services that hold a person's data. */
export interface Services {
  readonly db: Firestore;
  readonly auth: Auth;
}

export interface ErasureServices extends Services {
  /** Releases the money that is held for a deleted account. */
  readonly settler: Pick<Settler, 'settle'>;
}

/**
 * The collections that stay below a deleted account. Other accounts depend on them, and they name people only
 * by uid and username.
 */
const KEPT: readonly string[] = ['postings', 'history', 'levels', 'incomes', 'results', 'decisions'];

/** How many documents one batch deletes: fewer than Firestore allows. */
const AT_ONCE = 250;

/** Deleted accounts that are not fully erased yet. */
export const openTombstones = (db: Firestore) =>
  db.collection(paths.tombstones()).where('erasedAt', '==', null);

/**
 * Finishes the deletion of an account: releases held money, removes everything below the account except
 * `KEPT`, then removes the sign-in. It can be interrupted and repeated at any moment; the tombstone records
 * the end.
 *
 * @returns whether the account is erased; false: a payout is still to be sent
 */
export async function erase(
  { db, auth, settler }: ErasureServices,
  uid: string,
  now: Instant,
): Promise<boolean> {
  const tombstone = await db.doc(paths.tombstone(uid)).get();
  const document = tombstone.data() as TombstoneDocument | undefined;
  if (document?.erasedAt !== null) return true;
  // The rules deny writes below a deleted account, but a write that began before may still arrive.
  let isLeft = true;
  while (isLeft) {
    await endWithdrawals(db, settler, uid);
    // Operators need to know where to send the money, whatever the page that deleted the account did.
    if (await hasUnsentPayout(db, uid)) return false;
    isLeft = await eraseSome(db, uid);
  }
  while (await forgetSalts(db, uid)) {
    // Loop: continue with the next documents.
  }
  await clearDesk(db, uid);
  await db.doc(paths.noticeCount(uid)).delete();
  await eraseMails(db, uid);
  await markNames(db, uid);
  await removeSignIn(auth, uid);
  await tombstone.ref.update({ erasedAt: Timestamp.fromMillis(now) });
  return true;
}

async function hasUnsentPayout(db: Firestore, uid: string): Promise<boolean> {
  const paid = db.collection(paths.withdrawals(uid)).where('status', '==', 'paid');
  return !(await paid.where('payout', '==', null).limit(1).get()).empty;
}

/**
 * Ends withdrawals: money held for a deleted account would be lost. The member may have requested one while
 * the account was being deleted.
 *
 * @throws the reason why a withdrawal could not be settled
 */
async function endWithdrawals(
  db: Firestore,
  settler: ErasureServices['settler'],
  uid: string,
): Promise<void> {
  const open = await db.collection(paths.withdrawals(uid)).where('status', 'in', OPEN_STATUSES).get();
  for (const withdrawal of open.docs) {
    const { ref, updateTime: lastUpdateTime } = withdrawal;
    if (withdrawal.get('status') === 'held') await ref.update({ status: 'cancelling' }, { lastUpdateTime });
  }
  if (open.empty) return;
  for (const result of (await settler.settle(open.docs.map(pendingOf))).values()) {
    if (result.kind === 'failed') throw result.cause;
    if (result.kind === 'postponed') throw new Error('Another settler is at work, or the batch is full');
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
  const erasable =
    collection.id === 'withdrawals' ? collection.where('status', 'not-in', OPEN_STATUSES) : collection;
  const { docs } = await erasable.select().limit(AT_ONCE).get();
  if (docs.length === 0) return 0;
  const batch = db.batch();
  for (const { ref, updateTime: lastUpdateTime } of docs) batch.delete(ref, { lastUpdateTime });
  await batch.commit();
  return docs.length;
}

async function eraseMails(db: Firestore, uid: string): Promise<void> {
  const mails = db.collection(paths.mails()).where('uid', '==', uid).select().limit(AT_ONCE);
  for (let found = await mails.get(); !found.empty; found = await mails.get()) {
    const batch = db.batch();
    for (const { ref } of found.docs) batch.delete(ref);
    await batch.commit();
  }
}

/**
 * Removes the salts. Without them no one can tell which postings these entries of the public log are about.
 * In a posting between two members, the other member keeps the salt.
 *
 * @returns whether there was a salt to remove
 */
async function forgetSalts(db: Firestore, uid: string): Promise<boolean> {
  const salted = db.collection(paths.postings(uid)).where('salt', '>', '');
  const { docs } = await salted.select().limit(AT_ONCE).get();
  if (docs.length === 0) return false;
  const batch = db.batch();
  for (const { ref } of docs) batch.update(ref, { salt: FieldValue.delete() });
  await batch.commit();
  return true;
}

/** Removes what operators told one another about the member's requests. */
async function clearDesk(db: Firestore, uid: string): Promise<void> {
  const entries = await db.collection(paths.desk()).where('uid', '==', uid).select().get();
  const batch = db.batch();
  for (const { ref } of entries.docs) batch.delete(ref);
  await batch.commit();
}

/**
 * Marks also the name that the member had as a guest. The batch that deleted the account may have left it
 * out.
 */
async function markNames(db: Firestore, uid: string): Promise<void> {
  const names = await db.collection(paths.usernames()).where('uid', '==', uid).get();
  const batch = db.batch();
  for (const { ref } of names.docs) batch.update(ref, { deleted: true });
  await batch.commit();
}

async function removeSignIn(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (cause) {
    // The member's own page has removed the sign-in already.
    if ((cause as { readonly code?: unknown }).code !== 'auth/user-not-found') throw cause;
  }
}
