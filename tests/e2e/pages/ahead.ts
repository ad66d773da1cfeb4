import type { Page, Response } from '@playwright/test';

/**
 * Resolves when a page has what comes after its first view, and is needed for what a person does. Call it before the page opens.
 *
 * @param chunks their names
 */
export const fetchedAhead = (page: Page, ...chunks: readonly string[]): Promise<readonly Response[]> =>
  Promise.all(chunks.map((chunk) => page.waitForResponse(new RegExp(`/_astro/${chunk}\\.`))));
