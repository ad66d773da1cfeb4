import { loadChunk } from '#backend/port/backend.ts';
import { siteAnswers } from './connectivity.ts';

/**
 * Loads a chunk of the site.
 *
 * @throws Failure `load-failed`; only a reload helps, because browsers do not retry a module that failed to load
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
