import type { AstroIntegration } from 'astro';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentError, type Mistake } from '#editing/mistake.ts';
import { type BuiltSite, type DeadLink, findDeadLinks } from './links/dead-links.ts';
import { readPage } from './links/read-page.ts';
import { LANGUAGE_TAGS, prefixOf, SOURCE_LANGUAGE } from '#domain/languages.ts';

/**
 * Ends each build with a check of every link to the site itself (pages, anchors, pictures, other files) and to
 * reserved hosts. A dead link fails the build and is reported with its file and line. The check of the content has
 * looked at the links of editors before; this one sees all that a page has.
 */
export function liveLinks(): AstroIntegration {
  let source: URL;
  let origin: string;
  let base: string;
  return {
    name: 'live-links',
    hooks: {
      'astro:config:done': ({ config }) => {
        source = config.srcDir;
        base = config.base.replace(/\/$/, '');
        origin = new URL(config.site ?? 'http://localhost').origin;
      },
      'astro:build:done': ({ dir }) => {
        const dead = findDeadLinks(readSite(dir, origin, base));
        if (dead.length > 0) throw contentError(dead.flatMap((link) => placesOf(link, source, base)));
      },
    },
  };
}

/**
 * A build has the pages of one language. Those of the others are there, too, or will be.
 *
 * @param folder of the build. Pages are a folder's `index.html`, or files like `404.html`
 * @param base what the addresses of the build begin with: `/it`, or nothing
 */
function readSite(folder: URL, origin: string, base: string): BuiltSite {
  const root = fileURLToPath(folder);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${base}/${relative(root, join(parentPath, name)).replaceAll(sep, '/')}`)
    .map((path) => path.replace(/\/index\.html$/, '/'));
  const known = new Set(paths);
  const isOfLanguage = (path: string) =>
    base === '' ? !FURTHER_PREFIXES.some((prefix) => path.startsWith(prefix)) : path.startsWith(`${base}/`);
  const isPage = (path: string) => /(\/|\.html)$/.test(path);
  return {
    origin,
    pages: paths.filter(isPage),
    has: (path) => known.has(path) || !isOfLanguage(path),
    read: (path) =>
      isPage(path) && known.has(path)
        ? readPage(readFileSync(root + fileOf(path.slice(base.length)), 'utf8'))
        : null,
  };
}

/** What the addresses of the other languages begin with. */
const FURTHER_PREFIXES = LANGUAGE_TAGS.filter((tag) => tag !== SOURCE_LANGUAGE).map(
  (tag) => `${prefixOf(tag)}/`,
);

const fileOf = (page: string): string => page.slice(1).replace(/(^|\/)$/, '$1index.html');

/** Where to mend it: wherever the source has the URL, otherwise the page with the link. */
function placesOf({ page, url, message }: DeadLink, source: URL, base: string): Mistake[] {
  const field = `link ${url}`;
  const places = findInSource(source, url.slice(url.startsWith(`${base}/`) ? base.length : 0));
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
