import { type LocalOptions, openLocalBackend } from '#backend/local/index.ts';
import type { Backend } from '#backend/port/backend.ts';

/** A tab whose passwords cost little work to hash, so that no test waits for them. The product's own number has a test. */
export const openTab = (options: LocalOptions = {}): Promise<Backend> =>
  openLocalBackend({ passwordIterations: 1, ...options });
