import {
  type Backend,
  firstMailLanguage,
  loadChunk,
  type MailLanguage,
  type PublicLog,
} from './port/backend.ts';

let opened: Promise<Backend> | undefined;

/**
 * Opens this build's backend once per page. Only this module knows which adapter it is. Each adapter is a
 * separate chunk, and the build decides the condition, so a build contains only the adapter that it uses.
 *
 * @throws BackendError `load-failed` when the chunk cannot be fetched, or the reason why the backend cannot
 * be opened; the next call tries again
 */
export function backend(): Promise<Backend> {
  opened ??= open().catch((failure: unknown) => {
    opened = undefined;
    throw failure;
  });
  return opened;
}

async function open(): Promise<Backend> {
  // Requesting the adapter's many chunks takes as long as painting the screen that needs them, so it gets a
  // task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  if (import.meta.env.PUBLIC_BACKEND === 'firebase') {
    const { openConfiguredBackend } = await loadChunk(import('./firebase/configured.ts'));
    return openConfiguredBackend(pageLanguage());
  }
  const { openLocalBackend } = await loadChunk(import('./local/index.ts'));
  return openLocalBackend({ language: pageLanguage() });
}

/** The language of the page, in which a new account gets its mails. */
const pageLanguage = (): MailLanguage => firstMailLanguage([globalThis.document?.documentElement.lang ?? '']);

/**
 * Opens only the public log, for visitors: on Firebase without the services that a session needs.
 *
 * @throws the same errors as `backend`
 */
export async function openPublicLog(): Promise<PublicLog> {
  if (import.meta.env.PUBLIC_BACKEND === 'firebase') {
    const { firebasePublicLog } = await loadChunk(import('./firebase/public-log.ts'));
    return firebasePublicLog(location.origin);
  }
  return (await backend()).publicLog;
}

/**
 * Deletes what the embedded backend has stored in this browser. Call it when `backend` rejects with
 * `data-of-another-release`.
 *
 * @throws BackendError `load-failed`; `older-tab-open` while another tab keeps the data open
 */
export async function deleteStoredData(): Promise<void> {
  if (import.meta.env.PUBLIC_BACKEND === 'firebase') return;
  const local = await loadChunk(import('./local/index.ts'));
  await local.deleteStoredData();
}
