import { atom, computed, onMount } from 'nanostores';
import { backend } from '#backend/index.ts';
import { NO_NOTICES, type NoticeCount, unreadIn } from '#domain/notices/notice-count.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { isOwnAct } from '#domain/notices/own-acts.ts';
import { createAction } from './action.ts';
import { appendOnly } from './list.ts';
import { loadSiteChunk } from './load-chunk.ts';
import { present, remote } from './remote-data.ts';

/** Notices read at first, and by each press. */
const PAGE = 6;

export const $notices = appendOnly<Notice>(
  PAGE,
  (opened, ...call) => opened.watchNotices(...call),
  ({ id }) => id,
);

const $count = remote<NoticeCount>((opened, ...listeners) => opened.watchNoticeCount(...listeners));

/** How many notices are unread; 0 while that is not known. */
export const $unread = computed($count, (count) =>
  unreadIn(count.state === 'ready' ? count.value : NO_NOTICES),
);

/** Marks everything as read that was written up to now. */
export const markAllRead = createAction(async () => {
  const { written } = await present($count);
  await (await backend()).markNoticesRead(written);
});

/** What came last while the page was open, to be read out; null: nothing. */
export const $news = atom<string | null>(null);

onMount($news, () => {
  let known: number | null = null;
  return $count.subscribe((count) => {
    if (count.state !== 'ready') return;
    const { written } = count.value;
    if (known !== null && written > known) void readNewest();
    known = written;
  });
});

/** If it fails, nothing is read out: the count shows all the same. */
async function readNewest(): Promise<void> {
  const newest = remote<Notice | null>((opened, onNotice, onError) =>
    opened.watchNotices(1, ({ items }) => onNotice(items[0] ?? null), onError),
  );
  const notice = await present(newest).catch(() => null);
  if (!notice || isOwnAct(notice.kind)) return;
  const words = await loadSiteChunk(() => import('#i18n/notices.ts')).catch(() => null);
  if (words) $news.set(words.noticeInOneLine(notice));
}
