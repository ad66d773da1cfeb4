import type { Instant } from '#domain/time.ts';
import { hasToWait } from '#domain/accounts/erasure.ts';
import { BackendError } from '#backend/port/backend.ts';
import { isBeingPaid, isOpen } from '#domain/withdrawals/withdrawal.ts';
import { accountOf } from './accounts.ts';
import type { Context } from './context.ts';
import { everythingOf, LEDGER, NOTICES, type StoreName, type Transaction } from './database.ts';
import { settleIn } from './settlement.ts';
import { commitmentOf } from './append.ts';
import { exclusively } from './settling.ts';
import { assertRecent } from './member.ts';
import type { Operator } from './operations/access.ts';
import { unfinishedOf } from './unfinished.ts';

const ALL_OF_A_PERSON = [
  'accounts',
  'credentials',
  'secondFactors',
  'session',
  'actionCodes',
  'mails',
  'deposits',
  'proofs',
  'photos',
  'withdrawals',
  'messages',
  'standings',
  'notes',
  'desk',
  'settled',
  'operators',
  ...NOTICES,
] as const satisfies readonly StoreName[];

/** A deletion first releases held money. The postings for that stay, and so does the tombstone. */
const WRITTEN = [...ALL_OF_A_PERSON, ...LEDGER, 'tombstones'] as const;

type ErasureTransaction = Transaction<(typeof WRITTEN)[number], 'readwrite'>;

/**
 * Implements `Credentials.deleteAccount`. Wrong balances stop a settlement, but they do not stop a member
 * from leaving.
 */
export async function deleteAccount({ member, now, settlementLock }: Context): Promise<void> {
  const isDone = await exclusively(settlementLock, () =>
    member.write({ writes: WRITTEN }, async (transaction, uid) => {
      const account = await accountOf(transaction, uid);
      if (!account.guest) await assertRecent(transaction, member, now());
      const withdrawals = await transaction.objectStore('withdrawals').getAll(everythingOf(uid));
      if (withdrawals.some(({ value }) => isBeingPaid(value))) {
        await transaction.objectStore('accounts').put({ ...account, erasureAskedAt: now() });
        return false;
      }
      await endWithdrawals(transaction, uid, now());
      await erase(transaction, uid);
      await transaction.objectStore('tombstones').add({ uid, at: now() });
      await transaction.objectStore('session').delete(member.slot);
      return true;
    }),
  );
  if (!isDone) throw new BackendError('withdrawals-open');
}

/** Implements `Erasures.finishErasure`. */
export const finishErasure = (
  { now, settlementLock }: Context,
  operator: Operator,
  uid: string,
): Promise<void> =>
  exclusively(settlementLock, () =>
    operator.write({ writes: WRITTEN }, async (transaction, by) => {
      if (by === uid) throw new BackendError('own-request');
      if ((await transaction.objectStore('tombstones').getKey(uid)) !== undefined) return;
      const account = await transaction.objectStore('accounts').get(uid);
      if (!account) throw new BackendError('not-found');
      const isOperator = (await transaction.objectStore('operators').getKey(uid)) !== undefined;
      if (isOperator || account.erasureAskedAt === undefined) throw new BackendError('permission-denied');
      if (hasToWait(await unfinishedOf(transaction, uid))) throw new BackendError('erasure-waits');
      await erase(transaction, uid);
      await transaction.objectStore('tombstones').add({ uid, at: now(), by });
    }),
  );

async function endWithdrawals(transaction: ErasureTransaction, uid: string, now: Instant): Promise<void> {
  for (const { value } of await transaction.objectStore('withdrawals').getAll(everythingOf(uid))) {
    if (!isOpen(value)) continue;
    const { id } = value;
    await settleIn(transaction, { kind: 'cancelWithdrawal', id, uid, withdrawalId: id }, now);
  }
}

async function erase(transaction: ErasureTransaction, uid: string): Promise<void> {
  for (const store of ['deposits', 'proofs', 'withdrawals', 'standings', 'notes', 'desk'] as const) {
    await transaction.objectStore(store).delete(everythingOf(uid));
  }
  // Decisions stay for the audit trail, because they hold an operator's words. Requests go, because they hold
  // the member's.
  for await (const cursor of transaction.objectStore('settled').iterate(everythingOf(uid))) {
    if (!('operator' in cursor.value.request)) await cursor.delete();
  }
  for (const store of ['messages', 'notices'] as const) {
    for await (const cursor of transaction.objectStore(store).index('uid').iterate(uid)) {
      await cursor.delete();
    }
  }
  await transaction.objectStore('noticeCounts').delete(uid);
  const byEmail = transaction.objectStore('accounts').index('email');
  const addresses = new Set([(await transaction.objectStore('accounts').get(uid))?.email]);
  for await (const cursor of transaction.objectStore('actionCodes').index('uid').iterate(uid)) {
    const { email } = cursor.value;
    // The new address that the member requested may belong to another member by now: keep that member's
    // mails.
    const owner = await byEmail.getKey([email]);
    if (owner === undefined || owner === uid) addresses.add(email);
    await cursor.delete();
  }
  for await (const cursor of transaction.objectStore('mails')) {
    if (addresses.has(cursor.value.to)) await cursor.delete();
  }
  await transaction.objectStore('photos').delete(uid);
  await transaction.objectStore('accounts').delete(uid);
  await transaction.objectStore('credentials').delete(uid);
  await transaction.objectStore('secondFactors').delete(uid);
  await transaction.objectStore('operators').delete(uid);
  await forgetSalts(transaction, uid);
}

/**
 * Deletes the salts of entries whose members have all left: without its salt, no one can tell what an entry
 * is about.
 */
async function forgetSalts(transaction: ErasureTransaction, uid: string): Promise<void> {
  const accounts = transaction.objectStore('accounts');
  for await (const cursor of transaction.objectStore('postings').index('uid').iterate(uid)) {
    const { posting, entry, uids, after, sums } = cursor.value;
    const left = await Promise.all(uids.map((each) => accounts.getKey(each)));
    if (left.some((key) => key !== undefined)) continue;
    const ofEntry = await transaction.objectStore('postings').index('entry').getAll(entry);
    await cursor.update({ posting, entry, commitment: commitmentOf(ofEntry), uids, after, sums });
  }
}
