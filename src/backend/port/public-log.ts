import type { SaltedPostings } from '#domain/log/entry.ts';
import type { LogSource, ReadLogFile } from '#domain/log/source.ts';
import { BackendError, smallPrint } from './error.ts';

/**
 * The public log. It needs no session: anyone may read it. Its methods reject with a `BackendError` when it
 * cannot be read, and with `NoLog` where the site publishes none.
 */
export interface PublicLog extends LogSource {
  /**
   * Where others can read the same files: a URL that ends with a slash. Null: only this browser has them.
   */
  readonly url: string | null;
}

/** What a member needs to prove that the log contains one of their postings. */
export interface LoggedRequests {
  /**
   * Reads all postings of the request that made one of the signed-in member's postings, with the salt and the
   * sequence of their entry. Only the posting's members can read these.
   * @throws `not-found`
   */
  readLoggedRequest(postingId: string): Promise<LoggedRequest>;
}

export interface LoggedRequest extends SaltedPostings {
  readonly sequence: number;
}

/**
 * Reads the files of a log over HTTP. `no-cache` asks the site about each file, because a copy from an
 * earlier visit does not show the present log.
 *
 * @param url ends with a slash
 */
export const logFilesAt =
  (url: string): ReadLogFile =>
  async (path) => {
    const answer = await fetch(url + path, { cache: 'no-cache' }).catch((cause: unknown) => {
      throw new BackendError('network-down', cause);
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new BackendError('log-out-of-reach', smallPrint(`http-${answer.status}`));
    return new Uint8Array(await answer.arrayBuffer());
  };
