import { address } from '#i18n/language.ts';
import { addPosts, findPosts, type Found, type SearchIndex } from '#search/find.ts';
import { partPath, type SearchPart } from '#search/part.ts';

const TIMEOUT_MS = 15_000;

const index: SearchIndex = new Map();
let parts = 0;
let searched = 0;
let older = 0;

/** Loads the next part of the index: the newest posts first, then older ones. Fails as `fetch` does. */
export async function loadNextPart(): Promise<void> {
  const response = await fetch(address(partPath(parts + 1)), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const part: SearchPart = await response.json();
  addPosts(index, part.posts);
  parts += 1;
  searched += part.posts.length;
  older = part.older;
}

export const hasOlderPosts = (): boolean => older > 0;

/** How many of the newest posts are loaded, or `undefined` if all are. */
export const searchedNewest = (): number | undefined => (older > 0 ? searched : undefined);

/** Searches the loaded posts. */
export const find = (query: string): Found => findPosts(index, query);
