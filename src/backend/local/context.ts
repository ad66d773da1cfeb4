import type { MailLanguage } from '#domain/notices/mail-language.ts';
import type { Instant } from '#domain/time.ts';
import type { BooksCheck } from './books-check.ts';
import type { Member } from './member.ts';
import type { Store } from './store.ts';

/** What every part of this adapter needs. Clock and randomness are injected, for tests. */
export interface Context {
  /** The name of the database. */
  readonly name: string;
  readonly store: Store;
  readonly member: Member;
  readonly crypto: Crypto;
  readonly userAgent: string;
  readonly now: () => Instant;
  /** The page's language, in which a new account gets its mails. */
  readonly language: MailLanguage;
  /** How many times a password is hashed. */
  readonly passwordIterations: number;
  /** The name of the Web Lock that a tab holds while it settles. */
  readonly settlementLock: string;
  readonly booksCheck: BooksCheck;
  /** How many members join the community of a walk; undefined: `WALK_MEMBERS`. */
  readonly walkMembers: number | undefined;
}
