import { BackendError } from '#backend/port/backend.ts';

/**
 * Starts a worker of the site's own. Where Trusted Types are in force, its address needs the word of a policy: this one
 * speaks for a single file, and so is made once for each.
 *
 * @param name of the policy
 */
export function workerAt(url: string, name: string): () => Worker {
  const policy = globalThis.trustedTypes?.createPolicy(name, {
    createScriptURL(wanted) {
      if (wanted !== url) throw new TypeError(`Not ${name}: ${wanted}`);
      return wanted;
    },
  });
  return () => new Worker(policy?.createScriptURL(url) ?? url, { type: 'module' });
}

/** Why a worker told of an error. An event without a message says that the script itself could not be fetched. */
export const workerFailure = (event: Event): BackendError =>
  new BackendError(event instanceof ErrorEvent && event.message ? 'unknown' : 'load-failed', event);
