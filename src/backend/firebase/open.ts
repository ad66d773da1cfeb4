import type { Backend } from '#backend/port/backend.ts';
import { configured } from './configured.ts';
import { openFirebaseBackend } from './index.ts';

/** The backend of this build's project. */
export const openConfiguredBackend = (): Promise<Backend> => openFirebaseBackend(configured());
