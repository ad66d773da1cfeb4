import { loadChunk } from '#backend/port/backend.ts';
import { siteAnswers } from './connectivity.ts';

/**
 * Loads a chunk of the site.
 *
 * @throws Failure `load-failed`; a browser from before 2026 needs a reload, because it does not fetch a module that failed again
 *   (whatwg/html, pull request 10327)
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
