/** Those that came, or are on their way. */
const fetched = new Map<string, Promise<void>>();

/**
 * Imports a module once its files are here, which the browser then takes from its cache. An import that fails is lost: most
 * browsers do not fetch its module again before the page is loaded again (whatwg/html, pull request 10327). A `fetch` that
 * fails can be repeated.
 *
 * @param files the scripts of the module that the page has not loaded yet; Vite calls it with them, and gives it its name
 * @throws TypeError or Error as long as one of them does not come: call it again
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(fetchOnce));
  return load();
}

function fetchOnce(file: string): Promise<void> {
  const url = import.meta.env.BASE_URL + file;
  // The page's head has begun it.
  if (document.querySelector(`link[rel=modulepreload][href="${url}"]`)) return Promise.resolve();
  const known = fetched.get(url);
  if (known) return known;
  const coming = fetchToEnd(url);
  fetched.set(url, coming);
  coming.catch(() => fetched.delete(url));
  return coming;
}

async function fetchToEnd(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await response.arrayBuffer();
}
