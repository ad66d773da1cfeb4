import { firstMailLanguage, type MailLanguage } from '#domain/notices/mail-language.ts';
import type { Notice } from '#domain/notices/notice.ts';
import type { Instant } from '#domain/time.ts';
import type { OnError, Unsubscribe } from './watch.ts';

export { firstMailLanguage, type MailLanguage };

export interface MailOptions {
  /**
   * The recipient's languages as BCP 47 tags, the preferred one first. The mail uses the first one that the
   * backend has, or else English.
   */
  readonly languages: readonly string[];
}

/** What a mailed code does. The names are those of Firebase's mails, so that one page serves both. */
export type ActionMode = 'verifyEmail' | 'resetPassword' | 'verifyAndChangeEmail' | 'recoverEmail';

export interface ActionCode {
  readonly mode: ActionMode;
  /** The address that the account has after the code is used: a new one, or the former one. */
  readonly email: string;
}

/** A mail as data; the reader (`i18n/mails`) puts it into words. */
export type Mail = CodeMail | NoticeMail;

interface Envelope {
  readonly id: string;
  readonly to: string;
  readonly firstName: string;
  readonly language: MailLanguage;
  readonly sentAt: Instant;
}

/** A mail with a code, which acts once its reader presses a button of the site. */
export interface CodeMail extends Envelope, ActionCode {
  readonly code: string;
}

/** A mail that tells what happened. Its link only shows what the mail tells of. */
export interface NoticeMail extends Envelope {
  readonly notice: Notice;
}

export interface Outbox {
  /** Newest first. */
  watchMails(onMails: (mails: readonly Mail[]) => void, onError: OnError): Unsubscribe;
}
