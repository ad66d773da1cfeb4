import type { Notice, NoticeKind } from '#domain/notices/notice.ts';
import { readLevelKey } from '#domain/programme/activation.ts';
import { usd } from './format.ts';
import { levelName } from './levels.ts';

export const NOTICE_NAMES: Readonly<Record<NoticeKind, string>> = {
  'deposit-credited': 'Deposit credited',
  'deposit-refused': 'Deposit refused',
  'deposit-expired': 'Deposit expired',
  'deposit-reversed': 'Deposit taken back',
  'withdrawal-held': 'Held for a withdrawal',
  'withdrawal-paid': 'Withdrawal being paid',
  'withdrawal-sent': 'Withdrawal sent',
  'withdrawal-refused': 'Withdrawal refused',
  'withdrawal-cancelled': 'Withdrawal cancelled',
  'withdrawal-reversed': 'Withdrawal returned',
  'level-activated': 'Level activated',
  'income-earned': 'Earned',
  'income-missed': 'Missed',
  'level-frozen': 'Level frozen',
  'partner-joined': 'Partner joined',
  'message-answered': 'The operators answered',
  'second-factor-added': 'Second factor added',
  'second-factor-removed': 'Second factor removed',
  'password-changed': 'Password changed',
  'email-changed': 'E-mail address changed',
  'sessions-ended': 'Signed out elsewhere',
};

export const noticeText = {
  title: 'What happened',
  newTitle: 'What is new',
  isUnread: 'Unread:',
  markAll: 'Mark all as read',
  marking: 'One moment…',
  times: (kind: string, count: number) => `${kind} × ${count}`,
  /** An income names the level and the partner who activated it. */
  incomeOf: (level: string, partner: string) => `${level}, by ${partner}`,
  /** Read out when it happens. */
  news: (name: string, details: string) => (details === '' ? name : `${name}: ${details}`),
} as const;

/** What a notice tells besides its name and amount: a level, a partner, the operator’s words. */
export function noticeDetails({ kind, subject, partner, note }: Notice): string {
  if (kind === 'partner-joined') return subject;
  const level = /^(income|level)-/.test(kind) ? readLevelKey(subject) : null;
  if (level === null) return note ?? '';
  return partner === null ? levelName(level) : noticeText.incomeOf(levelName(level), partner);
}

/** A notice in one line, for those who hear it. A note is a sentence of its own. */
export const noticeInOneLine = (notice: Notice): string =>
  noticeText.news(
    NOTICE_NAMES[notice.kind],
    [notice.amount === null ? '' : usd(notice.amount), noticeDetails(notice)]
      .filter(Boolean)
      .join(notice.note === null ? ', ' : '. '),
  );
