import type { ReadLogFile } from '#domain/log/source.ts';
import { BackendError, smallPrint } from './error.ts';

/**
 * Reads the files of a log over HTTP. The site is asked about each of them, even where the browser's cache has it: what was
 * kept from an earlier visit would say nothing of the log as it is.
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
