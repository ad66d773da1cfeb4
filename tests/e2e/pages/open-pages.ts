import { pages, withoutLanguage } from '#scripts/built-site.mjs';
import { PRIVATE_PAGES } from './guard.ts';

/** One page of each kind: the posts of editors may be thousands. */
const kindOf = (path: string): string =>
  path.slice(0, -withoutLanguage(path).length) +
  withoutLanguage(path)
    .replace(/^\/news\/(tags|page)\/.+/, '$1')
    .replace(/^\/news\/[^/]+\/$/, 'post');

/** The pages that are open to anyone, one of each kind, in each language. */
export const OPEN_PAGES: readonly string[] = [
  ...new Map(
    pages
      .filter((path) => !PRIVATE_PAGES.includes(withoutLanguage(path)))
      .map((path) => [kindOf(path), path]),
  ).values(),
];
