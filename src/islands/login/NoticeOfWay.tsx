import { LOG_IN_WORDS } from '../../i18n/log-in.ts';
import { noticeOf } from '../../stores/way.ts';
import { OutboxHint } from '../ui/OutboxHint.tsx';
import { SuccessNotice } from '../ui/SuccessNotice.tsx';

/** What was just done on the page that led here. */
export function NoticeOfWay({ hasOutbox }: { readonly hasOutbox: boolean }) {
  const notice = noticeOf(location.search);
  if (notice === null) return null;
  const { title, text } = LOG_IN_WORDS.notices[notice];
  return (
    <SuccessNotice title={title}>
      <p>{text}</p>
      {notice === 'registered' && hasOutbox && <OutboxHint />}
    </SuccessNotice>
  );
}
