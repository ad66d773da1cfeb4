import { BackendError } from '#backend/port/backend.ts';

/**
 * Starts one of the site's workers. Trusted Types require a policy for its URL; this policy allows a single file, so
 * each worker has one.
 *
 * @param name of the policy
 * @returns starts one; throws `load-failed`
 */
export function workerAt(url: string, name: string): () => Worker {
  const policy = globalThis.trustedTypes?.createPolicy(name, {
    createScriptURL(wanted) {
      if (wanted !== url) throw new TypeError(`Not ${name}: ${wanted}`);
      return wanted;
    },
  });
  return () => {
    try {
      return new Worker(policy?.createScriptURL(url) ?? url, { type: 'module' });
    } catch (cause) {
      // The browser refuses workers, or has none.
      throw new BackendError('load-failed', cause);
    }
  };
}

/**
 * The failure behind a worker's error event. An event without a message means that the script could not be loaded.
 */
export const workerFailure = (event: Event): BackendError =>
  new BackendError(event instanceof ErrorEvent && event.message ? 'unknown' : 'load-failed', event);
