import { fetched } from '../backend/port.ts';

/**
 * Fetches a piece of the site that does not come with the page.
 *
 * @throws Failure `load-failed`, which only a reload mends: the browser does not fetch a module anew that failed
 */
export const piece = <Module>(load: () => Promise<Module>): Promise<Module> => fetched(load());
