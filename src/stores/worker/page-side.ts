import { BackendError, loadChunk } from '#backend/port/backend.ts';
import { STARTED } from './worker-side.ts';

/**
 * Prepares one of the site's workers. Trusted Types require a policy for its URL. This one allows a single file, so each
 * worker has a policy of its own.
 *
 * @param name of the policy
 * @returns starts the worker; throws `load-failed`. A script that has not loaded within 20 seconds raises the worker's
 *   error event, as one does that cannot be loaded
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
      return withLoadTimeout(new Worker(policy?.createScriptURL(url) ?? url, { type: 'module' }));
    } catch (cause) {
      // The browser refuses workers, or has none.
      throw new BackendError('load-failed', cause);
    }
  };
}

function withLoadTimeout(worker: Worker): Worker {
  const { promise: started, resolve } = Promise.withResolvers<void>();
  worker.addEventListener('message', (event) => {
    resolve();
    // The page's own listeners, added later, await results only.
    if (event.data === STARTED) event.stopImmediatePropagation();
  });
  worker.addEventListener('error', () => resolve());
  loadChunk(started).catch(() => worker.dispatchEvent(new Event('error')));
  return worker;
}

/**
 * The failure behind a worker's error event. An event without a message means that the script could not be loaded.
 */
export const workerFailure = (event: Event): BackendError =>
  new BackendError(event instanceof ErrorEvent && event.message ? 'unknown' : 'load-failed', event);
