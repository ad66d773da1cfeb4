import { isUnset, RESERVED } from '#editing/web-address.ts';
import { decodePart, hasAnchor, noAnchor, targetError } from '#editing/link-targets.ts';
import type { PageParts } from './read-page.ts';

/** The built site. */
export interface BuiltSite {
  /** Its URL: links to it are internal, too. */
  readonly origin: string;
  /** Paths of all pages, as visitors see them: `/news/`, `/404.html`. */
  readonly pages: readonly string[];
  /** Whether there is a page or a file at a path. */
  has(path: string): boolean;
  /** A page's links and anchors, or null if the path is not a page. */
  read(path: string): PageParts | null;
}

export interface DeadLink {
  /** The first page with this link. */
  readonly page: string;
  /** As written there. */
  readonly url: string;
  /** The error and how to mend it, as the rest of a sentence. */
  readonly message: string;
}

/** A link of a page and its target. */
interface Link {
  readonly page: string;
  readonly url: string;
  readonly path: string;
  readonly anchor: string;
}

/** Every dead link in the site's pages, to the site itself or to a reserved host. */
export function findDeadLinks(site: BuiltSite): readonly DeadLink[] {
  const dead: DeadLink[] = [];
  const links = new Map<string, Link>();
  for (const page of site.pages) {
    const { urls, anchors } = site.read(page) ?? NOTHING;
    for (const url of urls) {
      if (isReserved(url, site)) dead.push({ page, url, message: RESERVED });
      else if (!url.startsWith('#')) remember(links, site, page, url);
      else if (!hasAnchor(anchors, decodePart(url.slice(1)))) {
        dead.push({ page, url, message: noAnchor(page, decodePart(url.slice(1))) });
      }
    }
  }
  const anchorsOf = anchorReader(site);
  for (const link of links.values()) {
    const { page, url, path, anchor } = link;
    const message = targetError(path, anchor, { has: site.has, anchorsOf });
    if (message) dead.push({ page, url, message });
  }
  return dead;
}

/**
 * Whether a link leads to another site under a reserved host. Unset fields leave their links out; in a text the
 * editor must mend it.
 */
const isReserved = (url: string, { origin }: BuiltSite): boolean =>
  isUnset(url) && new URL(url).origin !== origin;

const NOTHING: PageParts = { urls: [], anchors: new Set() };

/** Remembers each URL once, with the first page that links to it. */
function remember(links: Map<string, Link>, { origin }: BuiltSite, page: string, url: string): void {
  const isWhole = /^[a-z]+:/i.test(url);
  if (isWhole && !url.startsWith(origin)) return;
  const key = isWhole || url.startsWith('/') ? url : `${page} ${url}`;
  if (links.has(key)) return;
  const target = URL.parse(url, new URL(page, origin));
  if (target?.origin !== origin) return;
  links.set(key, { page, url, path: decodePart(target.pathname), anchor: decodePart(target.hash.slice(1)) });
}

/** Reads a target page's anchors, but only if a link has a fragment. */
function anchorReader(site: BuiltSite): (path: string) => ReadonlySet<string> | null {
  const known = new Map<string, ReadonlySet<string> | null>();
  return (path) => {
    const anchors = known.get(path) ?? site.read(path)?.anchors ?? null;
    known.set(path, anchors);
    return anchors;
  };
}
