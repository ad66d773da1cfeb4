import type { MailLanguage } from './mail-language.ts';
import type { NoticeKind } from './notice.ts';

/** The kinds of mail that a member may turn off. */
export const OPTIONAL_MAILS = ['deposits', 'withdrawals', 'messages'] as const;
export type OptionalMail = (typeof OPTIONAL_MAILS)[number];

export type MailKind = OptionalMail | 'security';

/** Which mails a member wants, and in which language. */
export interface MailPreferences {
  readonly language: MailLanguage;
  readonly mutedMails: readonly OptionalMail[];
}

const MAIL_KINDS: Readonly<Record<NoticeKind, MailKind | null>> = {
  'deposit-credited': 'deposits',
  'deposit-refused': 'deposits',
  'deposit-expired': 'deposits',
  'deposit-reversed': 'deposits',
  'withdrawal-held': null,
  'withdrawal-paid': 'withdrawals',
  'withdrawal-sent': 'withdrawals',
  'withdrawal-refused': 'withdrawals',
  'withdrawal-cancelled': null,
  'withdrawal-reversed': 'withdrawals',
  'level-activated': null,
  'income-earned': null,
  'income-missed': null,
  'level-frozen': null,
  'partner-joined': null,
  'message-answered': 'messages',
  'second-factor-added': 'security',
  'second-factor-removed': 'security',
  'password-changed': 'security',
  // The former address gets a mail of its own, which can undo the change.
  'email-changed': null,
  'sessions-ended': 'security',
};

/** The kind of mail that a notice is also sent as; null: it is not mailed. */
export const mailKindOf = (kind: NoticeKind): MailKind | null => MAIL_KINDS[kind];

/** As `mailKindOf`, without what the member has turned off. */
export function wantedMail(kind: NoticeKind, { mutedMails }: MailPreferences): MailKind | null {
  const mail = mailKindOf(kind);
  return mutedMails.some((muted) => muted === mail) ? null : mail;
}
