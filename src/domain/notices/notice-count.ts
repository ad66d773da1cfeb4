/**
 * How many notices a member has, and how many of them the member has read: the oldest ones. The difference is what is
 * unread, without a look at the notices.
 */
export interface NoticeCount {
  readonly written: number;
  readonly read: number;
}

export const NO_NOTICES: NoticeCount = { written: 0, read: 0 };

export const unreadIn = ({ written, read }: NoticeCount): number => Math.max(0, written - read);
