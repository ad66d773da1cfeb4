import type { MailKind } from '#domain/notices/mail-kinds.ts';
import type { NoticeKind } from '#domain/notices/notice.ts';

/** What a notice's sentence needs. */
export interface NoticeFigures {
  /** Formatted; empty for a kind without an amount. */
  readonly amount: string;
  readonly site: string;
}

export interface NoticeSentence {
  readonly subject: string;
  /** Begins after the greeting, in lower case where the language does so. */
  readonly opening: string;
  /** The link's text. */
  readonly link: string;
  /** What to do if something is wrong. */
  readonly closing?: string;
}

/** Everything that mails about notices say, in one language. */
export interface NoticeWords {
  /** For figures. */
  readonly locale: string;
  /** For the kinds that are mailed. */
  readonly notices: Readonly<Partial<Record<NoticeKind, (figures: NoticeFigures) => NoticeSentence>>>;
  readonly greeting: (firstName: string) => string;
  /** Before the operator's own words. */
  readonly note: (note: string) => string;
  readonly testCoins: (site: string) => string;
  /** Why the mail came. */
  readonly why: (kind: MailKind) => string;
  /** The text of the link to the preferences. */
  readonly preferences: string;
  readonly digest: {
    readonly subject: (count: number, site: string) => string;
    readonly opening: (count: number) => string;
    readonly link: string;
  };
}
