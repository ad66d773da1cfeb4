// Reads the production build as a browser would: which files a page needs, and what they weigh.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LANGUAGE_TAGS, prefixOf } from '#domain/languages.ts';

const DIST = 'dist';

/** Folders of pages that carry islands. All other pages are public and static. */
const ISLAND_PAGES = /^\/(account|check|dashboard|ledger|login|maths|operator|register)\//;

const PREFIXES = LANGUAGE_TAGS.map(prefixOf).filter((prefix) => prefix !== '');

/** The page of the source language: `/maths/` of `/it/maths/`. */
export const withoutLanguage = (page) =>
  page.slice(PREFIXES.find((prefix) => page.startsWith(`${prefix}/`))?.length ?? 0);

const REDIRECT = /<meta http-equiv="refresh" content="0;url=([^"]+)"/;

const files = globSync('**/*.html', { cwd: DIST })
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`)
  .sort();

/** Former paths of posts: Astro writes a page there that leads to the new one. `[old path, new path]` */
export const redirects = files.flatMap((path) => {
  const [, target] = REDIRECT.exec(htmlOf(path)) ?? [];
  return target === undefined ? [] : [[path, target]];
});

export const pages = files.filter((path) => !redirects.some(([old]) => old === path));

export const publicPages = pages.filter((page) => !ISLAND_PAGES.test(withoutLanguage(page)));

export function htmlOf(page) {
  return readFileSync(join(DIST, page.endsWith('/') ? `${page}index.html` : page), 'utf8');
}

export const textOf = (path) => readFileSync(join(DIST, path), 'utf8');

const weights = new Map();

/** A file's bytes on the wire: text compressed with brotli, pictures and fonts as they are. */
export function weightOf(path) {
  if (!weights.has(path)) {
    const bytes = readFileSync(join(DIST, path));
    const isText = /\.(html|css|js|svg|json|xml|txt)$/.test(path);
    weights.set(path, isText ? brotli(bytes) : bytes.length);
  }
  return weights.get(path);
}

export const brotli = (content) => brotliCompressSync(content).length;

const attributes = (html, pattern) => [...html.matchAll(pattern)].map(([, value]) => value);

export const stylesheetsOf = (html) =>
  attributes(html, /<link[^>]+rel="?stylesheet"?[^>]*href="([^"]+)"/g).concat(
    attributes(html, /<link[^>]+href="([^"]+)"[^>]*rel="?stylesheet"?/g),
  );

export const preloadsOf = (html) => attributes(html, /<link[^>]+rel="modulepreload"[^>]*href="([^"]+)"/g);

const TEMPLATES = /<template\b[^>]*>([\s\S]*?)<\/template>/g;

/** Inline scripts that run (data blocks such as JSON-LD do not), and URLs of external ones. */
export function scriptsOf(html) {
  const page = html.replace(TEMPLATES, '');
  return {
    inline: [...page.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
      .filter(([, tag]) => !/type="application\//.test(tag))
      .map(([, , script]) => script),
    external: attributes(page, /<script[^>]+src="([^"]+)"/g).concat(
      attributes(page, /(?:component-url|renderer-url)="([^"]+)"/g),
    ),
  };
}

/** URLs of scripts that a page keeps in a template, for later. */
export const scriptsInTemplates = (html) =>
  attributes(html, TEMPLATES).flatMap((template) => attributes(template, /<script[^>]+src="([^"]+)"/g));

/** A script and all that it imports statically, as paths from the site's root. */
export function withImports(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  const specifiers = attributes(textOf(path), /(?:from|import)\s*["'](\.[^"']+\.js)["']/g);
  for (const specifier of specifiers) withImports(join(dirname(path), specifier), found);
  return found;
}

/** A script and everything that it imports, dynamic imports included. */
export function withLaterImports(path, found = new Set()) {
  for (const each of withImports(path)) {
    if (found.has(each)) continue;
    found.add(each);
    const later = attributes(textOf(each), /import\(\s*["'`](\.[^"'`]+\.js)["'`]\s*\)/g);
    for (const specifier of later) withLaterImports(join(dirname(each), specifier), found);
  }
  return found;
}

/** URLs on other origins from which a page would load something. Links do not count. */
export function foreignLoads(html) {
  const tags = html.match(/<(?:script|img|source|video|audio|iframe|link|embed|object|input)\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => !/^<link[^>]+rel="?(?:canonical|alternate|me|author|license)\b/.test(tag))
    .flatMap((tag) => attributes(tag, /\b(?:src|srcset|href|poster|data)="((?:https?:)?\/\/[^"]+)"/g));
}
