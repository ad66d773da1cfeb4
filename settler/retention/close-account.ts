import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Instant } from '#domain/time.ts';
import type { AccountDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';

/**
 * Deletes an expired account as its member would: with a tombstone, after which `erase` removes the rest. A sign-in that never
 * became an account gets a tombstone too.
 *
 * @param isStillDue asked of the account as it is now; null: there is none
 * @returns whether it was
 */
export async function closeAccount(
  db: Firestore,
  uid: string,
  now: Instant,
  isStillDue: (account: AccountDocument | null) => boolean,
): Promise<boolean> {
  const [account, tombstone] = await db.getAll(db.doc(paths.account(uid)), db.doc(paths.tombstone(uid)));
  if (!account || tombstone?.exists) return false;
  if (!isStillDue((account.data() ?? null) as AccountDocument | null)) return false;
  const names = await db.collection(paths.usernames()).where('uid', '==', uid).get();
  const batch = db.batch();
  for (const { ref } of names.docs) batch.update(ref, { deleted: true });
  // If it has changed since it was read, the batch fails and the next run looks again.
  if (account.updateTime) batch.delete(account.ref, { lastUpdateTime: account.updateTime });
  batch.create(db.doc(paths.tombstone(uid)), { at: Timestamp.fromMillis(now), erasedAt: null });
  await batch.commit();
  return true;
}
