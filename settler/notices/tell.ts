import { Timestamp } from 'firebase-admin/firestore';
import type { OwnedNotice } from '#domain/notices/notice.ts';
import type { MailDocument, NoticeCountDocument, NoticeDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Draft } from '#settler/ledger/draft.ts';

/** What one more notice adds to a member's count. Adding it needs no read, even if there is no count yet. */
export const ONE_MORE = { written: 1, read: 0 } satisfies NoticeCountDocument;

/**
 * Adds to a batch the notices and mails about what it does. It writes a notice again if there is one already, because a
 * notice must never stop a payment.
 */
export function tell(
  draft: Draft,
  owned: readonly OwnedNotice[],
  mailOf: (owned: OwnedNotice) => MailDocument | null = () => null,
): void {
  for (const each of owned) {
    const { uid, notice } = each;
    const mail = mailOf(each);
    if (mail) draft.set(paths.mail(uid, notice.id), mail);
    draft.set(paths.notice(uid, notice.id), noticeDocument(notice));
    draft.increase(paths.noticeCount(uid), ONE_MORE);
  }
}

export const noticeDocument = ({ id: _, at, ...notice }: OwnedNotice['notice']): NoticeDocument => ({
  ...notice,
  at: Timestamp.fromMillis(at),
});
