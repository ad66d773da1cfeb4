import { type Backend, loadChunk } from './port/backend.ts';

let opened: Promise<Backend> | undefined;

/**
 * The backend of this build, opened once a page. The only place that knows which adapter that is. Each adapter is a
 * chunk of its own, and the condition is settled when the site is built: a build ships only the one that it uses.
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
  // In a task of its own: to ask for its many parts takes as long as to paint the screen that it is opened for.
  await new Promise((resolve) => setTimeout(resolve));
  if (import.meta.env.PUBLIC_BACKEND === 'firebase') {
    const { openConfiguredBackend } = await loadChunk(import('./firebase/open.ts'));
    return openConfiguredBackend();
  }
  const { openLocalBackend } = await loadChunk(import('./local/index.ts'));
  return openLocalBackend();
}
