import type { Release } from './release.ts';

/** What of a request decides how it is answered. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  /** What the browser wants it for: `script`, `image`, `video`, … */
  readonly destination: string;
}

/** How the service worker answers a request. */
export type Answer =
  /** Not at all: the browser asks the server as if there were no worker. */
  | { readonly kind: 'none' }
  /** From the release, which the server may no longer have. */
  | { readonly kind: 'release'; readonly path: string }
  /** From any release that has it: its name tells its content. */
  | { readonly kind: 'named-by-content'; readonly path: string }
  /** From the server, so that news are new; offline from what is kept. */
  | { readonly kind: 'newest'; readonly path: string };

const NONE: Answer = { kind: 'none' };

/** What belongs to the hosting service (Google's sign-in among it) and to the public log. */
const FOREIGN = /^\/(?:__|log)\//;

/** Players ask for films in ranges, which a cache does not answer. */
const FILMS: readonly string[] = ['video', 'audio', 'track'];

/** @param origin the site's own */
export function answerTo(
  { method, url, mode, destination }: Asked,
  release: Release,
  origin: string,
): Answer {
  const { origin: asked, pathname: path } = new URL(url);
  if (method !== 'GET' || asked !== origin || FOREIGN.test(path) || FILMS.includes(destination)) return NONE;
  if (mode === 'navigate') {
    if (release.appPages.includes(path)) return { kind: 'release', path };
    return isPage(path) ? { kind: 'newest', path } : NONE;
  }
  if (path.startsWith(`${release.prefix}/_astro/`)) return { kind: 'named-by-content', path };
  return path in release.files ? { kind: 'release', path } : NONE;
}

/** Not `/rss.xml` and the like. */
const isPage = (path: string): boolean => /(?:\.html|\/[^./]*)$/.test(path);
