import { OFFLINE_PAGE, type Release } from './release.ts';

// Each language is a site of its own, with a worker of its own.

/** What a release needs, put there before it is used. */
const filesOf = ({ language }: Release): string => `tessera-files-${language}-`;
/** What its pages loaded besides. Exists from the moment that the release is in use. */
const visitedOf = ({ language }: Release): string => `tessera-visited-${language}-`;

/** Visited pages and pictures, at most: a few megabytes. */
const MOST_VISITED = 150;

/**
 * Fetches all files of a release that are not here yet. What an earlier release has under the same name is copied.
 *
 * @throws TypeError if a file cannot be had, or is not that of this release: the server may have the next one by now.
 *   What is here stays, so that the next try has less to fetch
 */
export async function keepRelease(release: Release): Promise<void> {
  const { id, files } = release;
  const cache = await caches.open(filesOf(release) + id);
  await Promise.all(
    Object.entries(files).map(async ([path, integrity]) => {
      if (await cache.match(path)) return;
      const here = integrity === null ? await caches.match(path) : undefined;
      await cache.put(path, here ?? (await fetchWhole(path, integrity)));
    }),
  );
}

async function fetchWhole(path: string, integrity: string | null): Promise<Response> {
  const response = await fetch(path, {
    priority: 'low',
    ...(integrity !== null && { integrity, cache: 'no-cache' }),
  });
  if (!response.ok || response.redirected) throw new TypeError(`${path}: ${response.status}`);
  return response;
}

/** Deletes releases that waited and were never used. The one that waits now takes their place. */
export async function forgetUnused(release: Release): Promise<void> {
  const names = await caches.keys();
  await deleteAllBut(release, [release.id, ...releasesIn(names, visitedOf(release))], names);
}

/** Records that a release is in use. Keeps the one before, whose pages may still be open, and deletes all others. */
export async function beginRelease(release: Release): Promise<void> {
  const visited = visitedOf(release);
  // The browser lists caches in the order in which they were made. A release may be in use for the second time.
  await caches.delete(visited + release.id);
  await caches.open(visited + release.id);
  const names = await caches.keys();
  await deleteAllBut(release, releasesIn(names, visited).slice(-2), names);
}

const releasesIn = (names: readonly string[], kind: string): readonly string[] =>
  names.filter((name) => name.startsWith(kind)).map((name) => name.slice(kind.length));

async function deleteAllBut(
  release: Release,
  ids: readonly string[],
  names: readonly string[],
): Promise<void> {
  const kinds = [filesOf(release), visitedOf(release)];
  const isOurs = (name: string) => kinds.some((kind) => name.startsWith(kind));
  const isLeft = (name: string) => ids.some((id) => kinds.some((kind) => name === kind + id));
  const rest = names.filter((name) => isOurs(name) && !isLeft(name));
  await Promise.all(rest.map((name) => caches.delete(name)));
}

/** A file of a release, or from the server where the browser has lost it. */
export async function fromRelease(release: Release, path: string, request: Request): Promise<Response> {
  const cache = await caches.open(filesOf(release) + release.id);
  return (await cache.match(path)) ?? fetch(request);
}

/** Goes on with a work after the response, which does not wait for it. */
type KeepOn = (work: Promise<void>) => void;

/** A file whose name tells its content: from any release, or from the server, and then kept. */
export async function namedByContent(
  release: Release,
  path: string,
  request: Request,
  keepOn: KeepOn,
): Promise<Response> {
  const kept = await newestKept(path);
  if (kept) return kept;
  const response = await fetch(request);
  if (isWhole(response)) keepOn(keepVisited(release, path, response));
  return response;
}

/** A public page as the server has it now, else as it was seen last, else the page that says that it is not kept. */
export async function newest(
  release: Release,
  path: string,
  request: Request,
  keepOn: KeepOn,
): Promise<Response> {
  try {
    const response = await fetch(request);
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
    if (isWhole(response) && isPage) keepOn(keepVisited(release, path, response));
    return response;
  } catch (offline) {
    const kept = (await newestKept(path)) ?? (await withSlash(path, request));
    const page = kept ?? (await newestKept(release.prefix + OFFLINE_PAGE));
    if (page) return page;
    throw offline;
  }
}

const isWhole = (response: Response): boolean => response.status === 200 && !response.redirected;

/** The server leads `/register` to `/register/`, and so does the worker. */
async function withSlash(path: string, request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  url.pathname = `${path}/`;
  return (await newestKept(url.pathname)) && Response.redirect(url);
}

async function newestKept(path: string): Promise<Response | undefined> {
  for (const name of (await caches.keys()).reverse()) {
    const cache = await caches.open(name);
    const response = await cache.match(path);
    if (response) return response;
  }
  return undefined;
}

/** A full disk keeps no page from being shown. */
async function keepVisited(release: Release, path: string, response: Response): Promise<void> {
  const copy = response.clone();
  try {
    const cache = await caches.open(visitedOf(release) + release.id);
    await cache.put(path, copy);
    const [oldest, ...others] = await cache.keys();
    if (oldest && others.length >= MOST_VISITED) await cache.delete(oldest);
  } catch {
    // The page was shown, and that is all that it needed.
  }
}
