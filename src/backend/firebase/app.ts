import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, type Persistence } from 'firebase/auth';
import { loadChunk } from '#backend/port/backend.ts';
import type { FirebaseConfig } from './config.ts';

/** A client of one project. */
export interface Client {
  readonly app: FirebaseApp;
  readonly auth: Auth;
}

/**
 * @param persistence where to keep the session: the first available place in this list
 * @param name of the app. The stored session carries it, so tabs share the session of the same name
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
    // Do not load all that `getAuth` would: few people use the popup.
    const auth = initializeAuth(app, { persistence: [...persistence] });
    if (emulators) {
      connectAuthEmulator(auth, `http://${emulators.host}:${emulators.authPort}`, { disableWarnings: true });
    }
    return { app, auth };
  } catch (thrown) {
    // Free the name for the next attempt.
    await deleteApp(app);
    throw thrown;
  }
}
