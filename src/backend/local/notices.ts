import { loadChunk, type Notices } from '#backend/port/backend.ts';
import { NO_NOTICES } from '#domain/notices/notice-count.ts';
import { newestIn, watchOwnLatest } from './latest.ts';
import type { Member } from './member.ts';

/** Loads the module that writes notices. Screens that only show things do not need it. */
export const loadTelling = () => loadChunk(import('./tell.ts'));

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
