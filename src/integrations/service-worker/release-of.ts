import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prefixOf, SOURCE_LANGUAGE } from '#domain/languages.ts';
import { APP_PAGES, KEPT_PUBLIC_PAGES } from '#domain/routes.ts';
import { OFFLINE_PAGE, type Release } from '#service-worker/release.ts';

/**
 * What the service worker of a build keeps: the members' pages and those of accounts, a few public ones, all scripts (also
 * of screens that were never opened), their fonts and pictures, the recorded prices, icons. No films, no news.
 *
 * @param folder of the build
 * @param language of its pages
 */
export function releaseOf(folder: string, language: string = SOURCE_LANGUAGE): Release {
  const prefix = prefixOf(language);
  const has = (path: string) => existsSync(fileAt(folder, path));
  const appPages = APP_PAGES.filter(has);
  const pages = [...appPages, ...KEPT_PUBLIC_PAGES, OFFLINE_PAGE].sort();
  const files = [...pages, ...scriptsIn(folder), ...picturesOf(folder, pages), ...pricesIn(folder), ...ICONS];
  const digests = [...new Set(files)].map((path) => [path, integrityOf(folder, path)] as const);
  return {
    id: digestOf(JSON.stringify(digests)).slice(0, 16).replaceAll('/', '-'),
    language,
    prefix,
    files: Object.fromEntries(digests.map(([path, digest]) => [prefix + path, digest])),
    appPages: appPages.map((path) => prefix + path),
  };
}

const ICONS = ['/favicon.svg', '/favicon.ico', '/manifest.webmanifest'];

const scriptsIn = (folder: string): readonly string[] => listIn(folder, '_astro', /\.js$/);

const pricesIn = (folder: string): readonly string[] => listIn(folder, 'market', /\.json$/);

function listIn(folder: string, part: string, wanted: RegExp): readonly string[] {
  const names = readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => wanted.test(name))
    .map((name) => `/${part}/${name.replaceAll('\\', '/')}`)
    .sort();
}

/** Browsers that have service workers take the first format of a picture. */
const PICTURES = /\/_astro\/[\w./-]+\.(?:woff2|svg|avif)/g;

/** Those further down a page are kept once the page was visited. */
const LAZY = /<img\b[^>]*\bloading="lazy"[^>]*>/g;

const picturesOf = (folder: string, pages: readonly string[]): readonly string[] =>
  pages.flatMap(
    (page) => readFileSync(fileAt(folder, page), 'utf8').replaceAll(LAZY, '').match(PICTURES) ?? [],
  );

/** Names in `_astro` contain a digest already. */
const integrityOf = (folder: string, path: string): string | null =>
  path.startsWith('/_astro/') ? null : `sha256-${digestOf(readFileSync(fileAt(folder, path)))}`;

const digestOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64');

const fileAt = (folder: string, path: string): string =>
  join(folder, path.endsWith('/') ? `${path}index.html` : path);
