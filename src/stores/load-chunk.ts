import { loadChunk } from '#backend/port/backend.ts';
import { siteAnswers } from './connectivity.ts';

/**
 * Fetches a piece of the site that does not come with the page.
 *
 * @throws Failure `load-failed`, which only a reload mends: the browser does not fetch a module anew that failed
 */
export async function loadSiteChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadChunk(load());
  } catch (failure) {
    // Links have to know whether it is the network.
    void siteAnswers();
    throw failure;
  }
}
