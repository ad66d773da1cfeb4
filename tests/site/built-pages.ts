// The pages of the production build, as documents.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { htmlOf, pages, withoutLanguage } from '#scripts/built-site.mjs';

const DIST = 'dist';
const PERSONAL = /^\/(account|dashboard|offline|operator)\//;

export const allPages: readonly string[] = pages;
/** Pages for one person alone, and the one for people who are offline. */
export const isPersonal = (page: string): boolean => PERSONAL.test(withoutLanguage(page));
/** The page that stands for every address that does not exist. */
export const isNotFoundPage = (page: string): boolean => withoutLanguage(page) === '/404.html';

/** Lists of one or two posts say nothing that the posts do not. */
const isThinTag = (page: string): boolean =>
  /^\/news\/tags\/[^/]+\/$/.test(withoutLanguage(page)) &&
  documentOf(page).querySelectorAll('article').length < 3;
/** A text that has no translation is listed in its own language. */
const isUntranslated = (page: string): boolean =>
  (documentOf(page).querySelector('article[lang]') !== null &&
    page.includes('/news/') &&
    !/\/news\/(?:page|tags)\/|\/news\/$/.test(page)) ||
  documentOf(page).querySelector('.page-head[lang]') !== null;
/** Whether search engines may list the page. */
export const isListed = (page: string): boolean =>
  !isPersonal(page) &&
  !isNotFoundPage(page) &&
  !withoutLanguage(page).startsWith('/login/') &&
  !isThinTag(page) &&
  !isUntranslated(page);

export const htmlOfPage: (page: string) => string = htmlOf;
export const readBuilt = (path: string): string => readFileSync(join(DIST, path), 'utf8');
export const readBuiltBytes = (path: string): Buffer => readFileSync(join(DIST, path));

const documents = new Map<string, Document>();

export function documentOf(page: string): Document {
  const known = documents.get(page);
  if (known !== undefined) return known;
  const document = parse(htmlOf(page), 'text/html');
  documents.set(page, document);
  return document;
}

export const parse = (text: string, type: 'text/html' | 'text/xml'): Document =>
  new DOMParser().parseFromString(text, type);

/** Where the site says that it is: the origin of the landing's canonical address. */
export const ORIGIN = originOf(htmlOf('/'));

function originOf(landing: string): string {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(landing)?.[1];
  if (canonical === undefined) throw new Error('The landing has no canonical address.');
  return new URL(canonical).origin;
}

/** Whether the hosting service answers the path with a page or file, without sending the visitor on. */
export function isServed(pathname: string): boolean {
  const path = join(DIST, decodeURIComponent(pathname));
  if (pathname.endsWith('/')) return existsSync(join(path, 'index.html'));
  return existsSync(path) && statSync(path).isFile();
}
