import {
  PUBLIC_FIREBASE_API_KEY,
  PUBLIC_FIREBASE_APP_CHECK_KEY,
  PUBLIC_FIREBASE_APP_ID,
  PUBLIC_FIREBASE_AUTH_DOMAIN,
  PUBLIC_FIREBASE_DATABASE,
  PUBLIC_FIREBASE_EMULATORS,
  PUBLIC_FIREBASE_PROJECT_ID,
  PUBLIC_PUSH_KEY,
} from 'astro:env/client';
import type { Backend, MailLanguage } from '#backend/port/backend.ts';
import type { FirebaseConfig } from './config.ts';
import { emulatorsAt } from './hosts.ts';
import { openFirebaseBackend } from './index.ts';

/** The configuration of this build. The build fails if it is incomplete. */
export function configured(): FirebaseConfig {
  return {
    apiKey: PUBLIC_FIREBASE_API_KEY ?? '',
    authDomain: PUBLIC_FIREBASE_AUTH_DOMAIN ?? '',
    projectId: PUBLIC_FIREBASE_PROJECT_ID ?? '',
    appId: PUBLIC_FIREBASE_APP_ID ?? '',
    database: PUBLIC_FIREBASE_DATABASE,
    appCheckKey: PUBLIC_FIREBASE_APP_CHECK_KEY,
    pushKey: PUBLIC_PUSH_KEY,
    emulators: PUBLIC_FIREBASE_EMULATORS ? emulatorsAt(PUBLIC_FIREBASE_EMULATORS) : undefined,
  };
}

/** @param language of the page */
export const openConfiguredBackend = (language: MailLanguage): Promise<Backend> =>
  openFirebaseBackend(configured(), { language });
