import type { Auth, UserRecord } from 'firebase-admin/auth';
import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import {
  areBankDetailsDue,
  isAccountDue,
  isProofDue,
  type KnownSignIn,
  redacted,
  RETENTION,
} from '#domain/retention.ts';
import type { Instant } from '#domain/time.ts';
import { toDeposit, toWithdrawal } from '#firestore/decode.ts';
import type { AccountDocument, DepositDocument, WithdrawalDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { documentsOf, readsOf } from '#settler/ledger/reads.ts';
import type { Services } from './erase.ts';

/** Documents per page. Pages are small, so little time passes between reading a document and removing it. */
const AT_ONCE = 200;

export interface Removed {
  readonly accounts: number;
  readonly proofs: number;
  readonly bankDetails: number;
  readonly mails: number;
}

/**
 * Removes expired data (`src/domain/retention.ts`). Can be interrupted and repeated at any moment.
 *
 * @param onFailure called for each item that could not be removed; the others are removed all the same
 */
export async function removeDue(
  { db, auth }: Services,
  now: Instant,
  onFailure: (cause: unknown) => void,
): Promise<Removed> {
  async function count<Item>(items: AsyncIterable<Item>, remove: (item: Item) => Promise<boolean>) {
    let removed = 0;
    for await (const item of items) {
      try {
        if (await remove(item)) removed += 1;
      } catch (cause) {
        onFailure(cause);
      }
    }
    return removed;
  }

  const all = (query: Query) => documentsOf(readsOf(db), query, AT_ONCE);
  return {
    accounts: await count(allUsers(auth), (user) => closeIfDue({ db, auth }, user, now)),
    proofs: await count(all(oldProofs(db, now)), (proof) => removeProofIfDue(db, proof, now)),
    bankDetails: await count(all(oldBankDetails(db, now)), (withdrawal) => redactIfDue(withdrawal, now)),
    mails: await count(all(oldMails(db, now)), async ({ ref }) => {
      await ref.delete();
      return true;
    }),
  };
}

async function* allUsers(auth: Auth): AsyncGenerator<UserRecord> {
  let page: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(1000, page);
    yield* users;
    page = pageToken;
  } while (page !== undefined);
}

async function closeIfDue({ db, auth }: Services, listed: UserRecord, now: Instant): Promise<boolean> {
  if (!isAccountDue(signInOf(listed), false, now)) return false;
  const hasPostings = (await db.doc(paths.balances(listed.uid)).get()).exists;
  // The address may have been verified since the list was read.
  const user = await auth.getUser(listed.uid);
  const signIn = signInOf(user);
  // An operator has disabled this sign-in. It stays, so that the address cannot register again.
  if (user.disabled || !isAccountDue(signIn, hasPostings, now)) return false;
  // A guest may have become a member in the meantime.
  return closeAccount(db, user.uid, now, (account) => account === null || account.guest === signIn.isGuest);
}

function signInOf({ metadata, email, providerData, emailVerified }: UserRecord): KnownSignIn {
  const createdAt = Date.parse(metadata.creationTime);
  const seenAt = [metadata.lastSignInTime, metadata.lastRefreshTime].flatMap((time) =>
    time ? [Date.parse(time)] : [],
  );
  const isGuest = email === undefined && providerData.length === 0;
  return { isGuest, isVerified: emailVerified, createdAt, lastSeenAt: Math.max(createdAt, ...seenAt) };
}

/**
 * Proofs that may be due, because each is older than the decision about its deposit. The query does not read
 * the pictures.
 */
const oldProofs = (db: Firestore, now: Instant): Query =>
  db
    .collectionGroup('proofs')
    .where('at', '<=', Timestamp.fromMillis(now - RETENTION.proof))
    .orderBy('at')
    .select('at');

async function removeProofIfDue(
  db: Firestore,
  { ref }: QueryDocumentSnapshot,
  now: Instant,
): Promise<boolean> {
  const [, uid = '', , id = ''] = ref.path.split('/');
  const deposit = await db.doc(paths.deposit(uid, id)).get();
  const document = deposit.data() as DepositDocument | undefined;
  if (document && !isProofDue(toDeposit(id, document), now)) return false;
  const batch = db.batch().delete(ref);
  if (deposit.exists) batch.update(deposit.ref, { proofAt: null });
  await batch.commit();
  return true;
}

const oldMails = (db: Firestore, now: Instant): Query =>
  db
    .collection(paths.mails())
    .where('createdAt', '<=', Timestamp.fromMillis(now - RETENTION.mail))
    .orderBy('createdAt')
    .select();

const oldBankDetails = (db: Firestore, now: Instant): Query =>
  db
    .collectionGroup('withdrawals')
    .where('details.method', '==', 'bank')
    .where('decidedAt', '<=', Timestamp.fromMillis(now - RETENTION.bankDetails))
    .orderBy('decidedAt');

async function redactIfDue(found: QueryDocumentSnapshot, now: Instant): Promise<boolean> {
  const { details, ...withdrawal } = toWithdrawal(found.id, found.data() as WithdrawalDocument);
  if (details.method !== 'bank' || !areBankDetailsDue({ details, ...withdrawal }, now)) return false;
  await found.ref.update({ details: redacted(details) }, { lastUpdateTime: found.updateTime });
  return true;
}

/**
 * Deletes an expired account as its member would: with a tombstone, after which `erase` removes the rest. A
 * sign-in that never became an account gets a tombstone too.
 *
 * @param isStillDue receives the account as it is now; null: there is none
 * @returns whether it deleted the account
 */
async function closeAccount(
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
  // If the account has changed since it was read, the batch fails and the next run looks again.
  if (account.updateTime) batch.delete(account.ref, { lastUpdateTime: account.updateTime });
  batch.create(db.doc(paths.tombstone(uid)), { at: Timestamp.fromMillis(now), erasedAt: null });
  await batch.commit();
  return true;
}
