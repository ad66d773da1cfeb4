// How to build the site for the emulators.
import { PROJECT } from './start.mjs';

const HOST = '127.0.0.1';

/**
 * The emulators take any key.
 *
 * @param {{ auth: number, firestore: number }} ports
 * @returns {import('../../src/backend/firebase/config.ts').FirebaseConfig}
 */
export const configAt = ({ auth, firestore }) => ({
  apiKey: 'emulators-take-any',
  authDomain: `${PROJECT}.firebaseapp.com`,
  projectId: PROJECT,
  appId: '1:1:web:1',
  emulators: { host: HOST, authPort: auth, firestorePort: firestore },
});

/**
 * The settings for a build with this configuration.
 *
 * @param {import('../../src/backend/firebase/config.ts').FirebaseConfig} config
 */
export const buildSettings = ({ apiKey, authDomain, projectId, appId, database, emulators }) => ({
  PUBLIC_BACKEND: 'firebase',
  PUBLIC_FIREBASE_API_KEY: apiKey,
  PUBLIC_FIREBASE_AUTH_DOMAIN: authDomain,
  PUBLIC_FIREBASE_PROJECT_ID: projectId,
  PUBLIC_FIREBASE_APP_ID: appId,
  ...(database && { PUBLIC_FIREBASE_DATABASE: database }),
  PUBLIC_FIREBASE_EMULATORS: `${emulators.host}:${emulators.authPort}:${emulators.firestorePort}`,
});
