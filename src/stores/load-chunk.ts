import { loadChunk } from '#backend/port/backend.ts';
import { siteAnswers } from './connectivity.ts';

/**
 * Loads a chunk of the site.
 *
 * @throws Failure `load-failed`: a later call asks for it again (`src/integrations/repeatable-imports.ts`)
 */
export async function loadSiteChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadChunk(load());
  } catch (failure) {
    // Find out whether the network is gone, because links depend on it.
    void siteAnswers();
    throw failure;
  }
}
