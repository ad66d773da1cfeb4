import { isUnset } from '#content/unset-links.ts';
import type { PageParts } from './read-page.ts';

/** The built site. */
export interface BuiltSite {
  /** Its address: links that lead there are its own, too. */
  readonly origin: string;
  /** Addresses of all pages, as visitors see them: `/news/`, `/404.html`. */
  readonly pages: readonly string[];
  /** Whether there is a page or a file at a path. */
  has(path: string): boolean;
  /** What is in a page, or null of what is not one. */
  read(path: string): PageParts | null;
}

export interface DeadLink {
  /** The first page that has it. */
  readonly page: string;
  /** As it is written there. */
  readonly address: string;
  /** What is wrong with it and how to mend it, as the rest of a sentence. */
  readonly message: string;
}

/** A link of a page, and where it leads. */
interface Link {
  readonly page: string;
  readonly address: string;
  readonly path: string;
  readonly anchor: string;
}

/** Every link of the site's pages to the site itself, or to a reserved host, that leads nowhere. */
export function findDeadLinks(site: BuiltSite): readonly DeadLink[] {
  const dead: DeadLink[] = [];
  const links = new Map<string, Link>();
  for (const page of site.pages) {
    const { addresses, anchors } = site.read(page) ?? NOTHING;
    for (const address of addresses) {
      if (isReserved(address, site)) dead.push({ page, address, message: RESERVED });
      else if (!address.startsWith('#')) remember(links, site, page, address);
      else if (!hasAnchor(anchors, decode(address.slice(1)))) {
        dead.push({ page, address, message: noAnchor(page, decode(address.slice(1))) });
      }
    }
  }
  const anchorsOf = anchorReader(site);
  for (const link of links.values()) {
    const { page, address } = link;
    const message = problemOf(link, site, anchorsOf);
    if (message) dead.push({ page, address, message });
  }
  return dead;
}

/** Whether a link leads to another site that cannot be there. Fields for it are left out; in a text it has to be mended. */
const isReserved = (address: string, { origin }: BuiltSite): boolean =>
  isUnset(address) && new URL(address).origin !== origin;

const RESERVED =
  'leads to a host under .example, where nothing can ever be. Write the real address or remove it.';

const NOTHING: PageParts = { addresses: [], anchors: new Set() };

/** Each address once: it is the first page with it that is told of. */
function remember(links: Map<string, Link>, { origin }: BuiltSite, page: string, address: string): void {
  const isWhole = /^[a-z]+:/i.test(address);
  if (isWhole && !address.startsWith(origin)) return;
  const key = isWhole || address.startsWith('/') ? address : `${page} ${address}`;
  if (links.has(key)) return;
  const url = URL.parse(address, new URL(page, origin));
  if (url?.origin !== origin) return;
  links.set(key, { page, address, path: decode(url.pathname), anchor: decode(url.hash.slice(1)) });
}

type AnchorsOf = (path: string) => ReadonlySet<string> | null;

function problemOf({ path, anchor }: Link, site: BuiltSite, anchorsOf: AnchorsOf): string | null {
  if (site.has(path)) {
    const anchors = anchor === '' ? null : anchorsOf(path);
    return anchors && !hasAnchor(anchors, anchor) ? noAnchor(path, anchor) : null;
  }
  return site.has(`${path}/`)
    ? `must end with a slash: ${path}/.`
    : `leads to ${path}, which is not there. Correct it or remove it.`;
}

/** Reads a page again, but only if something leads into the middle of it. */
function anchorReader(site: BuiltSite): AnchorsOf {
  const known = new Map<string, ReadonlySet<string> | null>();
  return (path) => {
    const anchors = known.get(path) ?? site.read(path)?.anchors ?? null;
    known.set(path, anchors);
    return anchors;
  };
}

/** Browsers find the top of a page without an anchor. */
const hasAnchor = (anchors: ReadonlySet<string>, anchor: string): boolean =>
  anchor === '' || anchor === 'top' || anchors.has(anchor);

const noAnchor = (path: string, anchor: string): string =>
  `leads to #${anchor}, but ${path} has no such heading. Correct it or remove the part from #.`;

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
