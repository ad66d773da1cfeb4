import type { SaltedPostings } from '#domain/log/entry.ts';
import type { LogSource } from '#domain/log/source.ts';

/**
 * The public log. It needs no session: anyone may read it. Its methods reject with a `BackendError` when it is out of
 * reach, and with `NoLog` where none is published.
 */
export interface PublicLog extends LogSource {
  /**
   * Where others can read the same files: a URL that ends with a slash. Null: only this browser has them.
   */
  readonly url: string | null;
}

/** What shows that an own posting is in the log. */
export interface LoggedPostings {
  /**
   * The postings of the request that made one of the signed-in member's postings, with the salt and the sequence of their
   * entry, which only they can read.
   * @throws `not-found`
   */
  readLoggedRequest(postingId: string): Promise<LoggedRequest>;
}

export interface LoggedRequest extends SaltedPostings {
  readonly sequence: number;
}
