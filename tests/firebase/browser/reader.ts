import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import { connectFirestoreEmulator, doc, getDoc, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { AUTH, FIRESTORE, PROJECT } from './environment.ts';

/** Reads documents by path, as any page could. */
export interface Reader {
  /** Null: signed out. */
  readonly uid: string | null;
  canRead(path: string): Promise<boolean>;
  close(): Promise<void>;
}

/** @param token a custom token that signs the reader in */
export async function openReader(uid: string | null, token: string | null): Promise<Reader> {
  setLogLevel('silent'); // Most are there to be refused.
  const app = initializeApp({ apiKey: 'reader', projectId: PROJECT }, `reader-${uid}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, AUTH, { disableWarnings: true });
  if (token !== null) await signInWithCustomToken(auth, token);
  const db = getFirestore(app);
  const { hostname, port } = new URL(FIRESTORE);
  connectFirestoreEmulator(db, hostname, Number(port));
  return {
    uid,
    async canRead(path) {
      try {
        await getDoc(doc(db, path));
        return true;
      } catch (thrown) {
        if ((thrown as { readonly code?: string }).code === 'permission-denied') return false;
        throw thrown;
      }
    },
    close: () => deleteApp(app),
  };
}
