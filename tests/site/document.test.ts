import { version } from '#package';
import { describe, expect, test } from 'vitest';
import { allPages, documentOf, isListed, isPersonal, ORIGIN } from './built-pages.ts';
import { withoutLanguage } from '#scripts/built-site.mjs';
import { loadsOf } from './links.ts';

/** Islands draw the headings of the members' screens, once it is known who is there. */
const isDrawnByIsland = (page: string): boolean =>
  isPersonal(page) && documentOf(page).querySelector('h1') === null;

describe.each(allPages)('%s', (page) => {
  const document = documentOf(page);
  const all = <E extends Element>(selector: string): E[] => [...document.querySelectorAll<E>(selector)];

  test('says its language, title and description', () => {
    expect(document.documentElement.lang).toMatch(/^[a-z]{2}(-[A-Z]{2})?$/);
    expect(document.title.trim()).not.toBe('');
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';
    expect(description.length).toBeGreaterThan(20);
  });

  test(isListed(page) ? 'has its own address as the canonical one' : 'is not for search engines', () => {
    const canonical = all<HTMLLinkElement>('link[rel="canonical"]').map(({ href }) => href);
    const robots = document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;
    expect(canonical).toEqual(isListed(page) ? [`${ORIGIN}${page}`] : []);
    expect(robots).toBe(isListed(page) ? undefined : 'noindex');
  });

  test('has one first heading, and no level is left out', () => {
    const levels = all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1)));
    if (isDrawnByIsland(page)) return expect(levels).toEqual([]);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(leaps).toEqual([]);
  });

  test('gives each id once', () => {
    const ids = all('[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('tells the size of each picture, and what it shows', () => {
    const pictures = all<HTMLImageElement>('img');
    const isSized = (picture: Element) =>
      /^\d+$/.test(picture.getAttribute('width') ?? '') && /^\d+$/.test(picture.getAttribute('height') ?? '');
    expect(pictures.filter((picture) => !isSized(picture)).map(({ src }) => src)).toEqual([]);
    expect(pictures.filter((picture) => !picture.hasAttribute('alt')).map(({ src }) => src)).toEqual([]);
  });

  test('loads nothing from another origin', () => {
    const isForeign = (address: string) =>
      !address.startsWith('data:') && new URL(address, ORIGIN).origin !== ORIGIN;
    expect(loadsOf(document).filter(isForeign)).toEqual([]);
  });
});

test('each page that search engines list has a description of its own', () => {
  const descriptions = allPages
    .filter((page) => isListed(page) && withoutLanguage(page) === page)
    .map((page) => documentOf(page).querySelector<HTMLMetaElement>('meta[name="description"]')?.content);
  expect(descriptions.filter((each, index) => descriptions.indexOf(each) !== index)).toEqual([]);
});

test('the title of the landing says what the site is', () => {
  expect(documentOf('/').title).toMatch(/referral-matrix programme on test coins/);
});

test.each([
  ['/', `Version ${version}`],
  ['/it/', `Versione ${version}`],
])('the footer of %s names the release', (page, name) => {
  expect(documentOf(page).querySelector('footer')?.textContent).toContain(name);
});

test('the editor of posts is on no page of a build', () => {
  expect(allPages.filter((page) => page.startsWith('/edit'))).toEqual([]);
});
