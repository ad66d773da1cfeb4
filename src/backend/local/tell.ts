import type { Account } from '#domain/accounts/account.ts';
import { wantedMail } from '#domain/notices/mail-kinds.ts';
import { NO_NOTICES } from '#domain/notices/notice-count.ts';
import {
  answerNotice,
  expiredNotice,
  joinedNotice,
  type OwnedNotice,
  type SecurityNoticeKind,
  securityNotice,
} from '#domain/notices/notice.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Instant } from '#domain/time.ts';
import type { NoticeStore, StoreName, Transaction } from './database.ts';

type Telling<Name extends StoreName> = Transaction<Name | NoticeStore | 'accounts', 'readwrite'>;

/**
 * Tells members what happened, each thing once, and by mail if they want it. Call it in the transaction in which it
 * happens. It tells samples and deleted accounts nothing, because no one would read it.
 */
export async function tell<Name extends StoreName>(
  transaction: Telling<Name>,
  owned: readonly OwnedNotice[],
): Promise<void> {
  const notices = transaction.objectStore('notices');
  const counts = transaction.objectStore('noticeCounts');
  for (const { uid, notice } of owned) {
    const account = await transaction.objectStore('accounts').get(uid);
    if (!account || account.sample) continue;
    if ((await notices.index('id').getKey([uid, notice.id])) !== undefined) continue;
    await notices.add({ uid, notice });
    const { written, read } = (await counts.get(uid)) ?? NO_NOTICES;
    await counts.put({ written: written + 1, read }, uid);
    const { email, verified, firstName, language } = account;
    // Write to verified addresses only: a member may have typed the address of someone else.
    if (email === null || !verified || wantedMail(notice.kind, account) === null) continue;
    const mail = { id: `${uid}:${notice.id}`, to: email, firstName, language, sentAt: notice.at, notice };
    await transaction.objectStore('mails').add(mail);
  }
}

/** Tells a member about a change of the account's sign-in. */
export const tellOfSecurity = <Name extends StoreName>(
  transaction: Telling<Name>,
  uid: string,
  kind: SecurityNoticeKind,
  at: Instant,
): Promise<void> => tell(transaction, [{ uid, notice: securityNotice(kind, String(at), at) }]);

/** Ends a deposit for which no one showed a payment in time, and tells its member. */
export async function expireDeposit<Name extends StoreName>(
  transaction: Telling<Name | 'deposits'>,
  uid: string,
  deposit: Deposit,
  at: Instant,
): Promise<void> {
  await transaction
    .objectStore('deposits')
    .put({ uid, value: { ...deposit, status: 'expired', decidedAt: at } });
  await tell(transaction, [{ uid, notice: expiredNotice(deposit, at) }]);
}

export const tellOfAnswer = <Name extends StoreName>(
  transaction: Telling<Name>,
  uid: string,
  messageId: string,
  at: Instant,
): Promise<void> => tell(transaction, [{ uid, notice: answerNotice(messageId, at) }]);

/** Tells a new account's upline that it exists. */
export async function tellUpline<Name extends StoreName>(
  transaction: Telling<Name | 'usernames'>,
  { username, upline, createdAt }: Account,
): Promise<void> {
  const owner = await transaction.objectStore('usernames').get(upline);
  if (owner) await tell(transaction, [{ uid: owner.uid, notice: joinedNotice(username, createdAt) }]);
}
