import type { Backend } from '#backend/port/backend.ts';
import { configured } from './configured.ts';
import { openFirebaseBackend } from './index.ts';

/** The backend of the project that this build was configured for. */
export const openConfiguredBackend = (): Promise<Backend> => openFirebaseBackend(configured());
