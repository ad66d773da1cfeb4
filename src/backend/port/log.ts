import type { SaltedPosting } from '#domain/log/append.ts';
import type { LogSource } from '#domain/log/source.ts';

/**
 * The public log. It needs no session: anyone may read it. Its methods reject with a `BackendError`: `unavailable` when it is
 * out of reach.
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
   * One of the signed-in member's postings with its salt and the sequence of its entry, which only they can read.
   * Null while the log does not have it yet.
   * @throws `not-found`
   */
  readLoggedPosting(id: string): Promise<LoggedPosting | null>;
}

export interface LoggedPosting extends SaltedPosting {
  readonly sequence: number;
}
