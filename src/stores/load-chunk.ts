import { loadChunk } from '#backend/port/backend.ts';
import { siteAnswers } from './connectivity.ts';

/**
 * Loads a chunk of the site.
 *
 * @throws Failure `load-failed`; some browsers then need a reload, because they do not fetch a module again that failed once
 *   (Firefox 153; the standard of 2026 does: whatwg/html, pull request 10327)
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
