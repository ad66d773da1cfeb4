import type { AstroIntegration } from 'astro';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentError, type Mistake } from '#editing/mistake.ts';
import { type BuiltSite, type DeadLink, findDeadLinks } from './links/dead-links.ts';
import { readPage } from './links/read-page.ts';

/**
 * Ends each build with a check of every link to the site itself (pages, anchors, pictures, other files) and to
 * reserved hosts. A dead link fails the build and is reported with its file and line. The check of the content has
 * looked at the links of editors before; this one sees all that a page has.
 */
export function liveLinks(): AstroIntegration {
  let source: URL;
  let origin: string;
  return {
    name: 'live-links',
    hooks: {
      'astro:config:done': ({ config }) => {
        source = config.srcDir;
        origin = new URL(config.site ?? 'http://localhost').origin;
      },
      'astro:build:done': ({ dir }) => {
        const dead = findDeadLinks(readSite(dir, origin));
        if (dead.length > 0) throw contentError(dead.flatMap((link) => placesOf(link, source)));
      },
    },
  };
}

/** @param folder of the build. Pages are a folder's `index.html`, or files like `404.html`. */
function readSite(folder: URL, origin: string): BuiltSite {
  const root = fileURLToPath(folder);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(root, join(parentPath, name)).replaceAll(sep, '/')}`)
    .map((path) => path.replace(/\/index\.html$/, '/'));
  const known = new Set(paths);
  const isPage = (path: string) => /(\/|\.html)$/.test(path);
  return {
    origin,
    pages: paths.filter(isPage),
    has: (path) => known.has(path),
    read: (path) => (isPage(path) ? readPage(readFileSync(root + fileOf(path), 'utf8')) : null),
  };
}

const fileOf = (page: string): string => page.slice(1).replace(/(^|\/)$/, '$1index.html');

/** Where to mend it: wherever the source has the URL, otherwise the page with the link. */
function placesOf({ page, url, message }: DeadLink, source: URL): Mistake[] {
  const field = `link ${url}`;
  const places = findInSource(source, url);
  if (places.length === 0) return [{ file: `dist/${fileOf(page)}`, line: 1, field, message }];
  // An editor's link may stand in our own source, too; the one to mend is the editor's.
  const own = places.filter(({ file }) => file.startsWith('content/'));
  return (own.length > 0 ? own : places).map(({ file, line }) => ({
    file: `src/${file}`,
    line,
    field,
    message,
  }));
}

export interface Place {
  /** Path inside the folder. */
  readonly file: string;
  readonly line: number;
}

/** The source lines that contain a URL as a whole. */
export function findInSource(folder: URL, url: string): readonly Place[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.(astro|mdx?|tsx?|yaml)$/.test(name)).sort();
  return files.flatMap((file) => {
    const lines = readFileSync(new URL(file, folder), 'utf8').split('\n');
    return lines.flatMap((text, index) => (holds(text, url) ? [{ file, line: index + 1 }] : []));
  });
}

/** `/news/transformation/` and `/news/#top` do not count as `/news/`. */
function holds(text: string, url: string): boolean {
  for (let at = text.indexOf(url); at !== -1; at = text.indexOf(url, at + 1)) {
    const isWhole = !/[\w/.#-]/.test(text[at - 1] ?? '') && !/[\w/#?%-]/.test(text[at + url.length] ?? '');
    if (isWhole) return true;
  }
  return false;
}
