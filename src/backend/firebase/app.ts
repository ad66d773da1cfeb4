import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, type Persistence } from 'firebase/auth';
import { loadChunk } from '#backend/port/backend.ts';
import type { FirebaseConfig } from './config.ts';

/** One client of a project. */
export interface Client {
  readonly app: FirebaseApp;
  readonly auth: Auth;
}

let clients = 0;

/**
 * @param persistence where the session is kept; the first that is to be had
 * @param name of the app: what is kept lies under it, so that all tabs have one session
 * @throws `load-failed`
 */
export async function openClient(
  config: FirebaseConfig,
  persistence: readonly Persistence[],
  name?: string,
): Promise<Client> {
  const { apiKey, authDomain, projectId, appId, appCheckKey, emulators } = config;
  const app = initializeApp({ apiKey, authDomain, projectId, appId }, name);
  try {
    if (appCheckKey) (await loadChunk(import('./app-check.ts'))).switchOn(app, appCheckKey);
    // Not `getAuth`, which brings everything: the popup alone is a quarter of it, and few open one.
    const auth = initializeAuth(app, { persistence: [...persistence] });
    if (emulators) {
      connectAuthEmulator(auth, `http://${emulators.host}:${emulators.authPort}`, { disableWarnings: true });
    }
    return { app, auth };
  } catch (thrown) {
    // Its name is free again for the next attempt.
    await deleteApp(app);
    throw thrown;
  }
}

/** A name for a client of which there may be several. */
export function sideName(): string {
  clients += 1;
  return `side-${clients}`;
}
