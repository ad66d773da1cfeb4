import type { Notices } from '#backend/port/backend.ts';
import { wantedMail } from '#domain/notices/mail-kinds.ts';
import { NO_NOTICES } from '#domain/notices/notice-list.ts';
import { type OwnedNotice, type SecurityNoticeKind, securityNotice } from '#domain/notices/notice.ts';
import type { Instant } from '#domain/time.ts';
import type { Member } from './member.ts';
import type { NoticeStore, StoreName, Transaction } from './database.ts';
import { newestIn, watchOwnLatest } from './latest.ts';

export function localNotices({ member }: { readonly member: Member }): Notices {
  return {
    watchNotices: (most, onLatest, onError) =>
      watchOwnLatest(
        member,
        ['notices'],
        (transaction, uid, ...page) => {
          // The index by uid keeps the order of the keys.
          const own = transaction.objectStore('notices').index('uid');
          return newestIn(own, uid, { toItem: ({ notice }) => notice }, ...page);
        },
        most,
        onLatest,
        onError,
      ),

    watchNoticeCount: (onCount, onError) =>
      member.watch(
        ['noticeCounts'],
        async (transaction, uid) => (await transaction.objectStore('noticeCounts').get(uid)) ?? NO_NOTICES,
        onCount,
        onError,
      ),

    async markNoticesRead(count) {
      await member.write({ writes: ['noticeCounts'] }, async (transaction, uid) => {
        const counts = transaction.objectStore('noticeCounts');
        const before = (await counts.get(uid)) ?? NO_NOTICES;
        const read = Math.min(before.written, Math.max(before.read, count));
        if (read > before.read) await counts.put({ ...before, read }, uid);
      });
    },
  };
}

/**
 * Tells members what happened, each thing once, also by mail if they want it: call it in the transaction in which it happens. Samples and deleted
 * accounts are told nothing, because no one reads it.
 */
export async function tell<Name extends StoreName>(
  transaction: Transaction<Name | NoticeStore | 'accounts', 'readwrite'>,
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
    // Someone else may have given the address.
    if (email === null || !verified || wantedMail(notice.kind, account) === null) continue;
    const mail = { id: `${uid}:${notice.id}`, to: email, firstName, language, sentAt: notice.at, notice };
    await transaction.objectStore('mails').add(mail);
  }
}

/** Tells a member that how the account is opened has changed. */
export const tellOfSecurity = <Name extends StoreName>(
  transaction: Transaction<Name | NoticeStore | 'accounts', 'readwrite'>,
  uid: string,
  kind: SecurityNoticeKind,
  at: Instant,
): Promise<void> => tell(transaction, [{ uid, notice: securityNotice(kind, String(at), at) }]);
