import { type Backend, BackendError } from './port.ts';

let opened: Promise<Backend> | undefined;

/**
 * The backend of this build, opened once a page. The only place that knows which adapter that is. The adapter is
 * a chunk of its own, so that a build ships only the one that it uses.
 *
 * @throws BackendError `load-failed` when the chunk cannot be fetched, or why it cannot be opened; the next call
 *   tries again
 */
export function backend(): Promise<Backend> {
  opened ??= open().catch((failure: unknown) => {
    opened = undefined;
    throw failure;
  });
  return opened;
}

async function open(): Promise<Backend> {
  const { openLocalBackend } = await import('./local/index.ts').catch((cause: unknown) => {
    throw new BackendError('load-failed', cause);
  });
  return openLocalBackend();
}
