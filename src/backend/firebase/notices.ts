import type { Notices } from '#backend/port/backend.ts';
import { NO_NOTICES } from '#domain/notices/notice-count.ts';
import type { Notice, SecurityNoticeKind } from '#domain/notices/notice.ts';
import { toNotice } from '#firestore/decode.ts';
import type { NoticeCountDocument, NoticeDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Context } from './context.ts';
import { watchOwnLatest } from './latest.ts';
import { watchOwn } from './watch-own.ts';

export function firebaseNotices(context: Context): Notices {
  const { openFirestore, member } = context;

  return {
    watchNotices: (most, onLatest, onError) =>
      watchOwnLatest<NoticeDocument, Notice>(
        context,
        (uid) => ({ path: paths.notices(uid), order: ['at', 'desc'], toItem: toNotice }),
        most,
        onLatest,
        onError,
      ),

    watchNoticeCount: (onCount, onError) =>
      watchOwn<NoticeCountDocument | null>(
        context,
        (firestore, uid, ...listeners) => firestore.watchDocument(paths.noticeCount(uid), ...listeners),
        (count) => onCount(count ?? NO_NOTICES),
        onError,
      ),

    async markNoticesRead(count) {
      const { uid } = await member.present();
      const path = paths.noticeCount(uid);
      const firestore = await openFirestore();
      await firestore.transact(async (documents) => {
        const { written, read } = (await documents.get<NoticeCountDocument>(path)) ?? NO_NOTICES;
        const upTo = Math.min(written, count);
        if (upTo > read) documents.update(path, { read: upTo });
      });
    },
  };
}

/**
 * Asks the settler to tell the member about a change of the sign-in. Ignores a failure, because the change itself has
 * succeeded.
 */
export async function noteChange(
  { openFirestore }: Pick<Context, 'openFirestore'>,
  uid: string,
  kind: SecurityNoticeKind,
): Promise<void> {
  try {
    const firestore = await openFirestore();
    await firestore.transact(async (documents) =>
      documents.set(paths.securityChange(uid, kind), { at: firestore.now() }),
    );
  } catch {
    // The member made the change a moment ago, and knows.
  }
}
