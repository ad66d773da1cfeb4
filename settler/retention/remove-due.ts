import type { UserRecord } from 'firebase-admin/auth';
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
import { type DepositDocument, paths, type WithdrawalDocument } from '#firestore/documents.ts';
import { closeAccount } from './close-account.ts';
import type { Services } from './erase.ts';

/** How much was removed. */
export interface Removed {
  readonly accounts: number;
  readonly proofs: number;
  readonly bankDetails: number;
}

/** Removes expired data (`src/domain/retention.ts`). Can be interrupted and repeated at any moment. */
export async function removeDue({ db, auth }: Services, now: Instant): Promise<Removed> {
  return {
    accounts: await closeDueAccounts({ db, auth }, now),
    proofs: await removeProofs(db, now),
    bankDetails: await redactBankDetails(db, now),
  };
}

async function closeDueAccounts({ db, auth }: Services, now: Instant): Promise<number> {
  let closed = 0;
  let page: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(1000, page);
    for (const user of users) if (await closeIfDue(db, user, now)) closed += 1;
    page = pageToken;
  } while (page !== undefined);
  return closed;
}

async function closeIfDue(db: Firestore, user: UserRecord, now: Instant): Promise<boolean> {
  // An operator has disabled it: it stays, so that the address cannot register again.
  if (user.disabled) return false;
  const signIn = signInOf(user);
  if (!isAccountDue(signIn, false, now)) return false;
  const hasPostings = (await db.doc(paths.balances(user.uid)).get()).exists;
  if (!isAccountDue(signIn, hasPostings, now)) return false;
  // A guest may have become a member since the list was read.
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

async function removeProofs(db: Firestore, now: Instant): Promise<number> {
  let removed = 0;
  const before = Timestamp.fromMillis(now - RETENTION.proof);
  // A proof is older than the decision. The pictures themselves are not read.
  const old = db.collectionGroup('proofs').where('at', '<=', before).orderBy('at');
  for await (const proof of allOf(old.select('at'))) {
    const [, uid = '', , id = ''] = proof.ref.path.split('/');
    const deposit = await db.doc(paths.deposit(uid, id)).get();
    const document = deposit.data() as DepositDocument | undefined;
    if (document && !isProofDue(toDeposit(id, document), now)) continue;
    const batch = db.batch().delete(proof.ref);
    if (deposit.exists) batch.update(deposit.ref, { proofAt: null });
    await batch.commit();
    removed += 1;
  }
  return removed;
}

async function redactBankDetails(db: Firestore, now: Instant): Promise<number> {
  let removed = 0;
  const before = Timestamp.fromMillis(now - RETENTION.bankDetails);
  const old = db
    .collectionGroup('withdrawals')
    .where('details.method', '==', 'bank')
    .where('decidedAt', '<=', before)
    .orderBy('decidedAt');
  for await (const found of allOf(old)) {
    const { details, ...withdrawal } = toWithdrawal(found.id, found.data() as WithdrawalDocument);
    if (details.method !== 'bank' || !areBankDetailsDue({ details, ...withdrawal }, now)) continue;
    await found.ref.update({ details: redacted(details) }, { lastUpdateTime: found.updateTime });
    removed += 1;
  }
  return removed;
}

/** Documents of a page. */
const PAGE = 200;

/** Everything that a query finds, page by page. */
async function* allOf(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  let page = await query.limit(PAGE).get();
  while (page.size > 0) {
    yield* page.docs;
    const last = page.docs.at(-1);
    if (page.size < PAGE || !last) return;
    page = await query.startAfter(last).limit(PAGE).get();
  }
}
