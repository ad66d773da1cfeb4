import { envField } from 'astro/config';

const setting = envField.string({ context: 'client', access: 'public', optional: true });

/** The build's settings, as its pages see them. `src/integrations/build-settings.ts` has checked them. */
export const BACKEND_SETTINGS = {
  PUBLIC_BACKEND: envField.enum({
    context: 'client',
    access: 'public',
    values: ['local', 'firebase'],
    default: 'local',
  }),
  PUBLIC_FIREBASE_API_KEY: setting,
  PUBLIC_FIREBASE_AUTH_DOMAIN: setting,
  PUBLIC_FIREBASE_PROJECT_ID: setting,
  PUBLIC_FIREBASE_APP_ID: setting,
  PUBLIC_FIREBASE_DATABASE: setting,
  PUBLIC_FIREBASE_APP_CHECK_KEY: setting,
  PUBLIC_FIREBASE_EMULATORS: setting,
  PUBLIC_PUSH_KEY: setting,
} as const;
