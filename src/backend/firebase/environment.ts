import { envField } from 'astro/config';
import type { BuildEnvironment } from './hosts.ts';

const client = { context: 'client', access: 'public' } as const;

/** The settings of a build, for Astro to check: one that is missing or cannot be right fails the build by its name. */
export function backendSettings({ PUBLIC_BACKEND }: BuildEnvironment) {
  const needed = { ...client, optional: PUBLIC_BACKEND !== 'firebase' };
  const optional = { ...client, optional: true };
  return {
    PUBLIC_BACKEND: envField.enum({ ...client, values: ['local', 'firebase'], default: 'local' }),
    PUBLIC_FIREBASE_API_KEY: envField.string({ ...needed, min: 8 }),
    PUBLIC_FIREBASE_AUTH_DOMAIN: envField.string({ ...needed, includes: '.' }),
    PUBLIC_FIREBASE_PROJECT_ID: envField.string({ ...needed, min: 6, max: 30 }),
    PUBLIC_FIREBASE_APP_ID: envField.string({ ...needed, includes: ':web:' }),
    PUBLIC_FIREBASE_APP_CHECK_KEY: envField.string({ ...optional, min: 20 }),
    PUBLIC_FIREBASE_EMULATORS: envField.string({ ...optional, min: 1 }),
  };
}
