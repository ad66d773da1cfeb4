// Every address that a document names: to load, or to follow.
import { isServed, ORIGIN } from './built-pages.ts';

const LOADING_ATTRIBUTES = ['src', 'poster', 'data', 'component-url', 'renderer-url', 'before-hydration-url'];
/** Links that name another place and load nothing. */
const NAMING_LINKS = /^(canonical|alternate|author|license|me|next|prev)$/;
const SHARED_PICTURE = 'meta[property="og:image"], meta[name="twitter:image"]';

/** What a browser fetches in order to show the document, as it is written. */
export function loadsOf(root: ParentNode): string[] {
  const named = LOADING_ATTRIBUTES.flatMap((name) => valuesOf(root, `[${name}]`, name));
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    valuesOf(root, `[${name}]`, name).flatMap(candidatesOf),
  );
  const links = [...root.querySelectorAll<HTMLLinkElement>('link[href]:not([rel=""])')]
    .filter(({ rel }) => !NAMING_LINKS.test(rel))
    .map((link) => link.getAttribute('href') ?? '');
  const drawings = valuesOf(root, 'svg [href]:not(a)', 'href');
  const styles = [...root.querySelectorAll('style')].flatMap(({ textContent }) =>
    addressesOfStyle(textContent),
  );
  return [...new Set([...named, ...sets, ...links, ...drawings, ...styles])];
}

/** All that it loads, and all that it leads to, also from what its templates keep for later. */
export function addressesOf(root: ParentNode): string[] {
  const followed = [...valuesOf(root, '[href]', 'href'), ...valuesOf(root, 'form[action]', 'action')];
  const later = [...root.querySelectorAll('template')].flatMap(({ content }) => addressesOf(content));
  return [
    ...new Set([...loadsOf(root), ...followed, ...valuesOf(root, SHARED_PICTURE, 'content'), ...later]),
  ];
}

export const addressesOfStyle = (css: string): string[] =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, address = '']) => address);

const valuesOf = (root: ParentNode, selector: string, attribute: string): string[] =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');

const candidatesOf = (set: string): string[] =>
  set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/**
 * Finds the addresses on this site that lead nowhere.
 *
 * @param base the whole address of where they are written
 * @param hasAnchor whether the page at a path has an element of that id
 */
export function deadAddresses(
  addresses: readonly string[],
  base: string,
  hasAnchor: (page: string, id: string) => boolean,
): string[] {
  return addresses.filter((address) => {
    const { origin, pathname, hash } = new URL(address, base);
    if (origin !== ORIGIN) return false;
    if (!isServed(pathname)) return true;
    return hash !== '' && !hasAnchor(pathname, decodeURIComponent(hash.slice(1)));
  });
}
