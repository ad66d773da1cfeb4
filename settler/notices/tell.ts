import { Timestamp } from 'firebase-admin/firestore';
import type { OwnedNotice } from '#domain/notices/notice.ts';
import type { MailDocument, NoticeCountDocument, NoticeDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Draft } from '#settler/ledger/draft.ts';

/** What one more notice changes. It needs no read: the document may be missing. */
export const ONE_MORE = { written: 1, read: 0 } satisfies NoticeCountDocument;

/**
 * Tells members what a batch does, in that batch, also by mail. A notice that exists is written again as it was, because a notice must
 * never stop a payment.
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
