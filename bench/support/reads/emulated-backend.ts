// The backend of the stores that the bench opens: the adapter for Firebase, on the emulators.
import { inMemoryPersistence } from 'firebase/auth';
import { openFirebaseBackend } from '#backend/firebase/index.ts';
import type { Backend } from '#backend/port/backend.ts';

const PROJECT = process.env['GCLOUD_PROJECT'] ?? '';
const portOf = (name: string): number => Number(process.env[name]?.split(':').at(-1));
/** As after any earlier visit: the page knows that the account exists. */
const stored = new Map([['tessera:account', `member ${process.env['TESSERA_BENCH_UID']}`]]);

const listing = Promise.withResolvers<void>();
/** Once the log-in has listed the session. */
export const sessionListed: Promise<void> = listing.promise;

const opened = openFirebaseBackend(
  {
    apiKey: 'bench',
    authDomain: `${PROJECT}.firebaseapp.com`,
    projectId: PROJECT,
    appId: 'bench',
    emulators: {
      host: '127.0.0.1',
      authPort: portOf('FIREBASE_AUTH_EMULATOR_HOST'),
      firestorePort: portOf('FIRESTORE_EMULATOR_HOST'),
    },
  },
  {
    persistence: [inMemoryPersistence],
    origin: 'http://localhost',
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem(key, value) {
        stored.set(key, value);
        if (key === 'tessera:session') listing.resolve();
      },
      removeItem: (key) => void stored.delete(key),
    },
  },
);

export const backend = (): Promise<Backend> => opened;

/** Only the embedded backend stores anything in the browser. */
export const deleteStoredData = async (): Promise<void> => undefined;
